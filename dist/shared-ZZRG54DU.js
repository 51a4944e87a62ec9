import {
  e as a
} from "./shared-753FXZ2H.js";
import "./shared-JJFE6Q6W.js";
export {
  a as presets
};
