import {
  a,
  b
} from "./shared-QVZTAJQB.js";
import "./shared-5RPQF3UQ.js";
import "./shared-2M2KYF6X.js";
import "./shared-YI6YE5ZA.js";
import "./shared-G5LPM4YZ.js";
import "./shared-6ORXURWS.js";
import "./shared-LHCUWEFM.js";
import "./shared-ZEAL3R6B.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
