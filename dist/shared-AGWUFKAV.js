import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-237PWYNL.js";
import "./shared-TVUE33YP.js";
import "./shared-64TWM7JS.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
