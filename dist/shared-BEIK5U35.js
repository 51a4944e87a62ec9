import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-56KS6KP7.js";
import "./shared-VEZVTJXY.js";
import "./shared-AQIX6NKA.js";
import "./shared-MVSJOUOA.js";
import "./shared-TWTGOZNM.js";
import "./shared-ZDEOQTUX.js";
import "./shared-O6T3FTU4.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
