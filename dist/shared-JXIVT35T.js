import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-75XKYI7Q.js";
import "./shared-XWSIQUR2.js";
import "./shared-XZJDEQEJ.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
