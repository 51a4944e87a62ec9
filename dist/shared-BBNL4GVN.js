import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-N2HA5B4I.js";
import "./shared-KMZJYJ62.js";
import "./shared-2VUY5XB4.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
