import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-WZY5E3ZJ.js";
import "./shared-FZFIGP3Q.js";
import "./shared-JWCP2U7Q.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
