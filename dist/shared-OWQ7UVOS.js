import {
  e as a
} from "./shared-AU46AH6R.js";
import "./shared-5VV3L5EA.js";
export {
  a as presets
};
