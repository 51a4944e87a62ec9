import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-X7VCGFIT.js";
import "./shared-HLHFTCTW.js";
import "./shared-PQM3PD2X.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
