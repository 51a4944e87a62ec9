import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-2ZCMM6RT.js";
import "./shared-AYMQDUCO.js";
import "./shared-QOCJKWXD.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
