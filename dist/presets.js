import {
  f as a,
  g as b
} from "./shared-GXVN64UE.js";
import "./shared-OHZUTCSH.js";
import "./shared-V6YX2X2L.js";
import "./shared-EQKOR6PE.js";
export {
  a as fillIn,
  b as machineFor
};
