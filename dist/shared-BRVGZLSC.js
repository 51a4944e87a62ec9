import {
  e as a
} from "./shared-DB47RSPW.js";
import "./shared-FZMDHMJH.js";
export {
  a as presets
};
