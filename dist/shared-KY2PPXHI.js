import {
  e as a
} from "./shared-KMUPT2ZM.js";
import "./shared-TJVNCZES.js";
export {
  a as presets
};
