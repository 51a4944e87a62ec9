import {
  f as a,
  g as b
} from "./shared-4HF2BKZK.js";
import "./shared-2ANCZ3FV.js";
import "./shared-HX3J35XG.js";
import "./shared-KKVGMA6L.js";
export {
  a as fillIn,
  b as machineFor
};
