import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-EO6P5XKZ.js";
import "./shared-3OVMJQ23.js";
import "./shared-JB6ZGLTQ.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
