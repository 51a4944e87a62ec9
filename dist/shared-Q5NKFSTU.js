import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-MJ5A5PDF.js";
import "./shared-WQYTHWHX.js";
import "./shared-34IT3LLF.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
