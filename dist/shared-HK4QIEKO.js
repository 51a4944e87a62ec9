import {
  a,
  b
} from "./shared-F5CVLLZ3.js";
import "./shared-NTIBWLQC.js";
import "./shared-DP3TY666.js";
import "./shared-AFGWLZJS.js";
import "./shared-G5LPM4YZ.js";
import "./shared-CTHHLAUQ.js";
import "./shared-LHCUWEFM.js";
import "./shared-MGIYZCUN.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
