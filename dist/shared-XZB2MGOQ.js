import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-U2ET2SS3.js";
import "./shared-FVPCEHDZ.js";
import "./shared-ZEAL3R6B.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
