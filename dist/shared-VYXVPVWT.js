import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-P3MIY4JV.js";
import "./shared-2GRANT5L.js";
import "./shared-3XG3QA5C.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
