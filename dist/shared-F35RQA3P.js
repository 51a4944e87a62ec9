import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-QZFWQ6R3.js";
import "./shared-NBWE53ML.js";
import "./shared-DU7UEHYP.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
