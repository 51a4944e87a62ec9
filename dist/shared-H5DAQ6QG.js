import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-45PJGUF6.js";
import "./shared-AHE23KKN.js";
import "./shared-HI6YDKLU.js";
import "./shared-CT2JP56H.js";
import "./shared-EULRXWL5.js";
import "./shared-ZDEOQTUX.js";
import "./shared-JTMP6PJ5.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
