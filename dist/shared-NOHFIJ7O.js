import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-N7FNB7YY.js";
import "./shared-4FFUHR33.js";
import "./shared-RUGZYUKN.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
