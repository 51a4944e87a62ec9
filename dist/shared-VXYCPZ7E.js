import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-HBUPJZ6S.js";
import "./shared-NLCPUEN4.js";
import "./shared-56JST7QE.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
