import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-HZYZGIOA.js";
import "./shared-O6LE6KGH.js";
import "./shared-4H6W3SON.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
