import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-IBNFJ66R.js";
import "./shared-ZXGL2IZ7.js";
import "./shared-J3K5DTX5.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
