import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-WB6LDRYV.js";
import "./shared-C3KLRULL.js";
import "./shared-5VPYOT4O.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
