import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-FZP3ECOV.js";
import "./shared-LFZIVBJT.js";
import "./shared-H5DKZ2X5.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
