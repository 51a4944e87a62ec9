import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-RD754MVR.js";
import "./shared-VGXA6MVZ.js";
import "./shared-3Z5QLGIC.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
