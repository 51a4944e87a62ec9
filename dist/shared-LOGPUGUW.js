import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-63KLSS6I.js";
import "./shared-NNACKXJ4.js";
import "./shared-AKHEELYZ.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
