import {
  a,
  b
} from "./shared-FN4RAWMN.js";
import "./shared-ZZLT3A4I.js";
import "./shared-B46TN3AA.js";
import "./shared-WTIFHCEK.js";
import "./shared-7OH7ZH57.js";
import "./shared-SK7CH2GV.js";
import "./shared-6RCURWQW.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
