import {
  f as a,
  g as b
} from "./shared-QQOGTFBH.js";
import "./shared-DG4VWVI2.js";
import "./shared-5BRHKAN6.js";
import "./shared-EER6DMI4.js";
export {
  a as fillIn,
  b as machineFor
};
