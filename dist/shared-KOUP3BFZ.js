import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-OHZUTCSH.js";
import "./shared-V6YX2X2L.js";
import "./shared-EQKOR6PE.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
