import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-FJBNIFLZ.js";
import "./shared-753FXZ2H.js";
import "./shared-JJFE6Q6W.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
