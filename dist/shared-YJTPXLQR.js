import {
  o as a
} from "./shared-5BRHKAN6.js";
import "./shared-EER6DMI4.js";
export {
  a as presets
};
