import {
  e as a
} from "./shared-6JFB75Y4.js";
import "./shared-IERS52RN.js";
export {
  a as presets
};
