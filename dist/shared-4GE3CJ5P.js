import {
  a,
  b
} from "./shared-3QC2Z256.js";
import "./shared-YWJA47KU.js";
import "./shared-LGRRLD2X.js";
import "./shared-DHAWHRPD.js";
import "./shared-CIHXLNJ3.js";
import "./shared-TJHLUTZW.js";
import "./shared-JJFE6Q6W.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
