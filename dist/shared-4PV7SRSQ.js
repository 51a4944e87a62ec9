import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-CCSLGDNE.js";
import "./shared-IJEBNR2M.js";
import "./shared-QEHPURYQ.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
