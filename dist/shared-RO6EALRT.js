import {
  a,
  b
} from "./shared-SVKEYEEP.js";
import "./shared-NVNIHGKR.js";
import "./shared-KLHRXP2L.js";
import "./shared-RAFL36MM.js";
import "./shared-22VLPA2Y.js";
import "./shared-TJHLUTZW.js";
import "./shared-MZ2KCVPD.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
