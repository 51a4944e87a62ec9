import {
  f as a,
  g as b
} from "./shared-MMLV5UOH.js";
import "./shared-FQIV4PVZ.js";
import "./shared-XPIU4WXC.js";
import "./shared-O57G4FRF.js";
export {
  a as fillIn,
  b as machineFor
};
