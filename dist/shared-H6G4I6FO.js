import {
  a,
  b
} from "./shared-FJD6NAQM.js";
import "./shared-LPG7B67T.js";
import "./shared-3ZOHZ24D.js";
import "./shared-NJF6PUDD.js";
import "./shared-MM2DXHLS.js";
import "./shared-SK7CH2GV.js";
import "./shared-OVL7AF47.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
