import {
  e as a
} from "./shared-IFZP6F5X.js";
import "./shared-MGIYZCUN.js";
export {
  a as presets
};
