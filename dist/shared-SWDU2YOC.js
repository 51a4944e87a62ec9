import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-KQVV2ZB5.js";
import "./shared-SYV3Z4LT.js";
import "./shared-GYSIPTDX.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
