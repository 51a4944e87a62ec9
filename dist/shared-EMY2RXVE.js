import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-CIEU7TJO.js";
import "./shared-SVX2ZMR4.js";
import "./shared-MLYU6XW5.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
