import {
  e as a
} from "./shared-A4S7JYVP.js";
import "./shared-5OKCBDLO.js";
export {
  a as presets
};
