import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-Q3F37X6A.js";
import "./shared-6JFB75Y4.js";
import "./shared-IERS52RN.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
