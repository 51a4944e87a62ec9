import {
  e as a
} from "./shared-2PHX4UYY.js";
import "./shared-DKRQSRHP.js";
export {
  a as presets
};
