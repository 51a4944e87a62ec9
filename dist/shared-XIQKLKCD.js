import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-6KV75UCT.js";
import "./shared-FU4RRZV3.js";
import "./shared-ZBED4KCG.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
