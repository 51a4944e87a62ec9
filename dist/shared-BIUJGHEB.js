import {
  o as a
} from "./shared-HLHFTCTW.js";
import "./shared-PQM3PD2X.js";
export {
  a as presets
};
