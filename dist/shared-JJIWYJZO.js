import {
  a,
  b
} from "./shared-3AXYR3KR.js";
import "./shared-M6G32S56.js";
import "./shared-HGOAORGP.js";
import "./shared-SBGGRR7P.js";
import "./shared-G5LPM4YZ.js";
import "./shared-QKXFMMTT.js";
import "./shared-LHCUWEFM.js";
import "./shared-5VV3L5EA.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
