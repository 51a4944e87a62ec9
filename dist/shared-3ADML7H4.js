import {
  e as a
} from "./shared-WQYTHWHX.js";
import "./shared-34IT3LLF.js";
export {
  a as presets
};
