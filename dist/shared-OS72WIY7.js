import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-3NIVSSM3.js";
import "./shared-AU46AH6R.js";
import "./shared-5VV3L5EA.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
