import {
  o as a
} from "./shared-HS727H27.js";
import "./shared-A4ETSIFG.js";
export {
  a as presets
};
