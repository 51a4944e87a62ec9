import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-UNGTG4XU.js";
import "./shared-YVXDOZ6O.js";
import "./shared-5E32D34K.js";
import "./shared-VWSNEC5A.js";
import "./shared-V7FULBMN.js";
import "./shared-ZDEOQTUX.js";
import "./shared-LHK5O7QL.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
