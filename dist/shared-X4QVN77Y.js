import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-MWQVPDDL.js";
import "./shared-OK2RU7T4.js";
import "./shared-2XXTVJ2T.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
