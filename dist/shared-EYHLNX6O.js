import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-TD6EPFOE.js";
import "./shared-ISBL5IVO.js";
import "./shared-FBVWU2RQ.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
