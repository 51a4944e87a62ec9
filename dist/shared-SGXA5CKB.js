import {
  a,
  b
} from "./shared-UG4DPQIT.js";
import "./shared-OKQLGIXW.js";
import "./shared-NXKRVYMT.js";
import "./shared-3PMIIFAH.js";
import "./shared-F2X6RTRP.js";
import "./shared-SK7CH2GV.js";
import "./shared-PUR5MB6S.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
