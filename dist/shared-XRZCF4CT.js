import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-46BZE4UU.js";
import "./shared-57HOOAMT.js";
import "./shared-USLPFLSL.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
