import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-2ANCZ3FV.js";
import "./shared-HX3J35XG.js";
import "./shared-KKVGMA6L.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
