import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-DELXN5EX.js";
import "./shared-NMCCJDNO.js";
import "./shared-62V36QLB.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
