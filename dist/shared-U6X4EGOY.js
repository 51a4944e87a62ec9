import {
  e as a
} from "./shared-XAY73EZR.js";
import "./shared-QVNY7J34.js";
export {
  a as presets
};
