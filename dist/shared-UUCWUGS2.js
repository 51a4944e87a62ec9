import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-VLVRCI5B.js";
import "./shared-HDTO6DI5.js";
import "./shared-5LCSFLWW.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
