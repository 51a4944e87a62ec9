import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-NAR727FT.js";
import "./shared-TBZSOQ3G.js";
import "./shared-ANVP2FQX.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
