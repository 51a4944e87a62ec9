import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-BBUBU4CM.js";
import "./shared-VNOFETC3.js";
import "./shared-N7M7AKF4.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
