import {
  a,
  b
} from "./shared-B64J7UGA.js";
import "./shared-5OSVS7DM.js";
import "./shared-657SMLAQ.js";
import "./shared-YFD2GF2O.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MXAPRA7P.js";
import "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
