import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-JEDYD3XS.js";
import "./shared-MXHOCDXK.js";
import "./shared-RE2ATII2.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
