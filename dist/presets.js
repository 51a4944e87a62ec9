import {
  f as a,
  g as b
} from "./shared-INZOC4T7.js";
import "./shared-XHIHUBZF.js";
import "./shared-FGBR54WX.js";
import "./shared-GHABWJEN.js";
export {
  a as fillIn,
  b as machineFor
};
