import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-F63QCMUV.js";
import "./shared-PCTRFVVT.js";
import "./shared-NFZQB4KT.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
