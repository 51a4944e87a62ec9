import {
  f as a,
  g as b
} from "./shared-4TE43Q5B.js";
import "./shared-X7VCGFIT.js";
import "./shared-HLHFTCTW.js";
import "./shared-PQM3PD2X.js";
export {
  a as fillIn,
  b as machineFor
};
