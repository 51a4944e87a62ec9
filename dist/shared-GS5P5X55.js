import {
  a,
  b
} from "./shared-EUYTW2XC.js";
import "./shared-SR4P3GCJ.js";
import "./shared-77ZHDSQD.js";
import "./shared-C3OMIGYP.js";
import "./shared-G5LPM4YZ.js";
import "./shared-XI3ODA3T.js";
import "./shared-LHCUWEFM.js";
import "./shared-YCZRCYCD.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
