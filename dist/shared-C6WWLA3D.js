import {
  a,
  b
} from "./shared-6RKTFQZP.js";
import "./shared-EBTFFXJT.js";
import "./shared-SRNYIWXR.js";
import "./shared-NGZCLC4V.js";
import "./shared-G5LPM4YZ.js";
import "./shared-YQJUBRDJ.js";
import "./shared-LHCUWEFM.js";
import "./shared-QLS4Z2AQ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
