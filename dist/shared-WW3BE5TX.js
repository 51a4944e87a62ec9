import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-S7LOYQPT.js";
import "./shared-BLGEECN3.js";
import "./shared-2WL3EM7X.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
