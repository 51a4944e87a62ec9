import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-PT2TZ5IB.js";
import "./shared-RGAOTWN5.js";
import "./shared-5ZCUOPW7.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
