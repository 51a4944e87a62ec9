import {
  e as a
} from "./shared-SVX2ZMR4.js";
import "./shared-MLYU6XW5.js";
export {
  a as presets
};
