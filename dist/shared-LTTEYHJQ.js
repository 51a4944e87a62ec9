import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-NK5IXEDC.js";
import "./shared-A4S7JYVP.js";
import "./shared-5OKCBDLO.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
