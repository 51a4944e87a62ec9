import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-O63A56TO.js";
import "./shared-XAY73EZR.js";
import "./shared-QVNY7J34.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
