import {
  a,
  b
} from "./shared-E4KGSIMS.js";
import "./shared-WMECWWT4.js";
import "./shared-2XKFDZMB.js";
import "./shared-QMMG3KSN.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MZ2B3J5J.js";
import "./shared-LHCUWEFM.js";
import "./shared-QVNY7J34.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
