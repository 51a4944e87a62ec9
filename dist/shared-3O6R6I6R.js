import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-D2E6SUPS.js";
import "./shared-MKCPO4UX.js";
import "./shared-LDFMPZS4.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
