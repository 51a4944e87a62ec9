import {
  f as a,
  g as b
} from "./shared-VYDS2DQ7.js";
import "./shared-FZP3ECOV.js";
import "./shared-LFZIVBJT.js";
import "./shared-H5DKZ2X5.js";
export {
  a as fillIn,
  b as machineFor
};
