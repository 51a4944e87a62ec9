import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-A3TTQOYP.js";
import "./shared-NPNSRRBW.js";
import "./shared-ONEEQVHS.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
