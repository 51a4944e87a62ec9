import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-6E7JIAZF.js";
import "./shared-IBJZK4OF.js";
import "./shared-FJ6DBN7A.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
