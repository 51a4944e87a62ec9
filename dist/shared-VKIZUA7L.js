import {
  o as a
} from "./shared-FGBR54WX.js";
import "./shared-GHABWJEN.js";
export {
  a as presets
};
