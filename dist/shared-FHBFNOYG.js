import {
  e as a
} from "./shared-V6XCJERM.js";
import "./shared-DJVQNQ3A.js";
export {
  a as presets
};
