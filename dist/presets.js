import {
  f as a,
  g as b
} from "./shared-U3C6O6CC.js";
import "./shared-S7LOYQPT.js";
import "./shared-BLGEECN3.js";
import "./shared-2WL3EM7X.js";
export {
  a as fillIn,
  b as machineFor
};
