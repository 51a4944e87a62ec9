import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-GKOP6P4H.js";
import "./shared-KMUPT2ZM.js";
import "./shared-TJVNCZES.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
