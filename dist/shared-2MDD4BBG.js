import {
  a,
  b
} from "./shared-4EQWV3ZR.js";
import "./shared-JAW2XB5B.js";
import "./shared-5U55GU3F.js";
import "./shared-M3SO47KR.js";
import "./shared-OX3DJPBF.js";
import "./shared-SK7CH2GV.js";
import "./shared-AKHEELYZ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
