import {
  a,
  b
} from "./shared-4B6UZMTQ.js";
import "./shared-FNHXXBYI.js";
import "./shared-BNX3O3B5.js";
import "./shared-JRVPVPE2.js";
import "./shared-6SGD4QFR.js";
import "./shared-SK7CH2GV.js";
import "./shared-3Z5QLGIC.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
