import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-F5OALWO5.js";
import "./shared-VJUJXRQX.js";
import "./shared-3VJ7PYHG.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
