import {
  e as a
} from "./shared-NNACKXJ4.js";
import "./shared-AKHEELYZ.js";
export {
  a as presets
};
