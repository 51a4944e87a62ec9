import {
  e as a
} from "./shared-FVPCEHDZ.js";
import "./shared-ZEAL3R6B.js";
export {
  a as presets
};
