import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-UEDPPGNV.js";
import "./shared-Q4EYT2L7.js";
import "./shared-UB7QJKMX.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
