import {
  a,
  b
} from "./shared-ADTUXTXT.js";
import "./shared-ZOCPYLED.js";
import "./shared-Y65SJUIX.js";
import "./shared-M2IWBIKX.js";
import "./shared-7GVYXPXH.js";
import "./shared-SK7CH2GV.js";
import "./shared-2WL3EM7X.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
