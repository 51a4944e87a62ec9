import {
  f as a,
  g as b
} from "./shared-R5G2WLIS.js";
import "./shared-EO6P5XKZ.js";
import "./shared-3OVMJQ23.js";
import "./shared-JB6ZGLTQ.js";
export {
  a as fillIn,
  b as machineFor
};
