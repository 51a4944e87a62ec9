import {
  e as a
} from "./shared-BLGEECN3.js";
import "./shared-2WL3EM7X.js";
export {
  a as presets
};
