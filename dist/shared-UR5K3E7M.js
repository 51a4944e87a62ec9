import {
  a,
  b
} from "./shared-IOKMFOBS.js";
import "./shared-6MELIMAK.js";
import "./shared-WCV6CEE3.js";
import "./shared-OVQNMAQ3.js";
import "./shared-D3VMBP6X.js";
import "./shared-SK7CH2GV.js";
import "./shared-IKFAL5NA.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
