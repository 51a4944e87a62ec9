import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-MW7RRJUO.js";
import "./shared-LT2NJ3WU.js";
import "./shared-IAEZ3SPR.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
