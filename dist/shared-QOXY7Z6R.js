import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-YZLXMBYF.js";
import "./shared-V6XCJERM.js";
import "./shared-DJVQNQ3A.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
