import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-L3U47O3B.js";
import "./shared-JNXJYCXT.js";
import "./shared-TNOVC3XM.js";
import "./shared-QGUJU4F6.js";
import "./shared-OGGDRHAF.js";
import "./shared-ZDEOQTUX.js";
import "./shared-MJD2N6GJ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
