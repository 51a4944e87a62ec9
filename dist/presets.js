import {
  f as a,
  g as b
} from "./shared-KHPOTKCK.js";
import "./shared-BJJJSEOI.js";
import "./shared-2PHX4UYY.js";
import "./shared-DKRQSRHP.js";
export {
  a as fillIn,
  b as machineFor
};
