import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-26IHY4LW.js";
import "./shared-JKH2DMMW.js";
import "./shared-KOLJALZE.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
