import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-5YNEKSFL.js";
import "./shared-NEM442S7.js";
import "./shared-ELFWWHYE.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
