import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-HGLWPLYV.js";
import "./shared-T3TCJM24.js";
import "./shared-SQG2CVD2.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
