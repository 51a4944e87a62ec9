import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-DT3ES5WC.js";
import "./shared-2ZT3Z2B2.js";
import "./shared-MZ2KCVPD.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
