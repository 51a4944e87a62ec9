import {
  o as a
} from "./shared-YHZ7YKLL.js";
import "./shared-VTOURBZ3.js";
export {
  a as presets
};
