import {
  a,
  b
} from "./shared-OJ4WBPTD.js";
import "./shared-PVV4TXLU.js";
import "./shared-52ELZYAG.js";
import "./shared-36JMMUHV.js";
import "./shared-POCHPZTR.js";
import "./shared-SK7CH2GV.js";
import "./shared-RE2ATII2.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
