import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-GVTRO7F3.js";
import "./shared-DB47RSPW.js";
import "./shared-FZMDHMJH.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
