import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-7M7KCIIV.js";
import "./shared-IM2J743W.js";
import "./shared-XTMHNVDL.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
