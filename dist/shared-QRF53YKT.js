import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-YBE6OHEF.js";
import "./shared-7UTZR2V6.js";
import "./shared-SWQYU55Z.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
