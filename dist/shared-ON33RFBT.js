import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-FQIV4PVZ.js";
import "./shared-XPIU4WXC.js";
import "./shared-O57G4FRF.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
