import {
  f as a,
  g as b
} from "./shared-J2X2QILZ.js";
import "./shared-U2ET2SS3.js";
import "./shared-FVPCEHDZ.js";
import "./shared-ZEAL3R6B.js";
export {
  a as fillIn,
  b as machineFor
};
