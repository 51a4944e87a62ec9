import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-44RM7SSH.js";
import "./shared-RWECE3SC.js";
import "./shared-BSJPJVOG.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
