import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-5FWZMRFN.js";
import "./shared-JUDGA22W.js";
import "./shared-DJBX7BB7.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
