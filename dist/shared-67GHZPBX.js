import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-L4XCDEPU.js";
import "./shared-HS727H27.js";
import "./shared-A4ETSIFG.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
