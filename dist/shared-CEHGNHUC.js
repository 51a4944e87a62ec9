import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-ZZWVH6ZG.js";
import "./shared-7WWZFCIY.js";
import "./shared-56XQ7IA3.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
