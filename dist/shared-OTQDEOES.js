import {
  e as a
} from "./shared-QAEVWOY7.js";
import "./shared-AIQVJCZL.js";
export {
  a as presets
};
