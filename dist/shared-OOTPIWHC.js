import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-WCFAWI5N.js";
import "./shared-NKTBCVW4.js";
import "./shared-GFIOWVMO.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
