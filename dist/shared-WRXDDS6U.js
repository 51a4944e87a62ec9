import {
  e as a
} from "./shared-7WWZFCIY.js";
import "./shared-56XQ7IA3.js";
export {
  a as presets
};
