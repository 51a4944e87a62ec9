import {
  f as a,
  g as b
} from "./shared-PCZJJPCE.js";
import "./shared-RD754MVR.js";
import "./shared-VGXA6MVZ.js";
import "./shared-3Z5QLGIC.js";
export {
  a as fillIn,
  b as machineFor
};
