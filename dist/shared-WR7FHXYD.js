import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-6B7LIZZN.js";
import "./shared-GYUYKIQC.js";
import "./shared-PBHNXTLO.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
