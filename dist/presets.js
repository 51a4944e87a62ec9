import {
  f as a,
  g as b
} from "./shared-D7A2BMFC.js";
import "./shared-ZZWVH6ZG.js";
import "./shared-7WWZFCIY.js";
import "./shared-56XQ7IA3.js";
export {
  a as fillIn,
  b as machineFor
};
