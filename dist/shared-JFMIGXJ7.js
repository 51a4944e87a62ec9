import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-OSQ6ZKWH.js";
import "./shared-25PS3WKA.js";
import "./shared-LGU5VVRA.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
