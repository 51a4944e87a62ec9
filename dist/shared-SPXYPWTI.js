import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-CI7SFTB7.js";
import "./shared-J63HBHC2.js";
import "./shared-LJEFSPGY.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
