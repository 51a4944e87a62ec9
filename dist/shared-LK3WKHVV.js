import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-BUIMU5IS.js";
import "./shared-QAEVWOY7.js";
import "./shared-AIQVJCZL.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
