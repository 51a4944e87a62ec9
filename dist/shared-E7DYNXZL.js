import {
  e as a
} from "./shared-YTSCHD3S.js";
import "./shared-ETNYFWOG.js";
export {
  a as presets
};
