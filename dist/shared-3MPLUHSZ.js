import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-S6YSUBQH.js";
import "./shared-WNVBVSVA.js";
import "./shared-SKKANMOY.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
