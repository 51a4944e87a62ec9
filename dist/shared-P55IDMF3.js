import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-BJJJSEOI.js";
import "./shared-2PHX4UYY.js";
import "./shared-DKRQSRHP.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
