import {
  f as a,
  g as b
} from "./shared-UWRGIHUM.js";
import "./shared-R2DMA6PC.js";
import "./shared-IFZP6F5X.js";
import "./shared-MGIYZCUN.js";
export {
  a as fillIn,
  b as machineFor
};
