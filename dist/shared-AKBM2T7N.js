import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-DG4VWVI2.js";
import "./shared-5BRHKAN6.js";
import "./shared-EER6DMI4.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
