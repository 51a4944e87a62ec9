import {
  a,
  b
} from "./shared-QKHCF6KL.js";
import "./shared-HUHDSL5S.js";
import "./shared-MALTL5X5.js";
import "./shared-UQ3DFEAC.js";
import "./shared-G5LPM4YZ.js";
import "./shared-CXEAMXAZ.js";
import "./shared-LHCUWEFM.js";
import "./shared-BSJPJVOG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
