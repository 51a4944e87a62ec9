import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-NHIBDVF3.js";
import "./shared-BMJTVHI5.js";
import "./shared-AKOX3KSV.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
