import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-SHXUDPI2.js";
import "./shared-CXJBYZSU.js";
import "./shared-6RCURWQW.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
