import {
  f as a,
  g as b
} from "./shared-4UJXB73W.js";
import "./shared-A3TTQOYP.js";
import "./shared-NPNSRRBW.js";
import "./shared-ONEEQVHS.js";
export {
  a as fillIn,
  b as machineFor
};
