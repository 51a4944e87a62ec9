import {
  e as a
} from "./shared-BMJTVHI5.js";
import "./shared-AKOX3KSV.js";
export {
  a as presets
};
