import {
  e as a
} from "./shared-LT2NJ3WU.js";
import "./shared-IAEZ3SPR.js";
export {
  a as presets
};
