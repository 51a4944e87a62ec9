import {
  e as a
} from "./shared-V6YX2X2L.js";
import "./shared-EQKOR6PE.js";
export {
  a as presets
};
