import {
  a,
  b
} from "./shared-GS4FSFHT.js";
import "./shared-Y7MHZA2C.js";
import "./shared-FZR335TQ.js";
import "./shared-I7LGUW44.js";
import "./shared-DA4IZ3UG.js";
import "./shared-SK7CH2GV.js";
import "./shared-DKRQSRHP.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
