import {
  a,
  b
} from "./shared-IKD374VT.js";
import "./shared-N53UC66A.js";
import "./shared-AZONXU2R.js";
import "./shared-TYVWFA6O.js";
import "./shared-QVUPYQ7U.js";
import "./shared-SK7CH2GV.js";
import "./shared-34IT3LLF.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
