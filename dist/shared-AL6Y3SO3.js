import {
  a,
  b
} from "./shared-S5TKGIUR.js";
import "./shared-SI57NNKP.js";
import "./shared-HNNDA4EN.js";
import "./shared-NQGLPDTP.js";
import "./shared-G5LPM4YZ.js";
import "./shared-GBTF2RQJ.js";
import "./shared-LHCUWEFM.js";
import "./shared-5ZCUOPW7.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
