import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-PZTEHLYF.js";
import "./shared-YHZ7YKLL.js";
import "./shared-VTOURBZ3.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
