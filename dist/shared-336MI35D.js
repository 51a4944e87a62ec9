import {
  e as a
} from "./shared-HX3J35XG.js";
import "./shared-KKVGMA6L.js";
export {
  a as presets
};
