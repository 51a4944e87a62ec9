import {
  a,
  b
} from "./shared-PNAYBDSF.js";
import "./shared-ZLFSFTFJ.js";
import "./shared-NUHXDCNH.js";
import "./shared-DJLIBXF7.js";
import "./shared-G5LPM4YZ.js";
import "./shared-HTD6TXMC.js";
import "./shared-LHCUWEFM.js";
import "./shared-KLAXDOYL.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
