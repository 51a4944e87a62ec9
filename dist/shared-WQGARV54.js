import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-R2DMA6PC.js";
import "./shared-IFZP6F5X.js";
import "./shared-MGIYZCUN.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
