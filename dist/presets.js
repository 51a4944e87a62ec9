import {
  f as a,
  g as b
} from "./shared-IUUNTV56.js";
import "./shared-63KLSS6I.js";
import "./shared-NNACKXJ4.js";
import "./shared-AKHEELYZ.js";
export {
  a as fillIn,
  b as machineFor
};
