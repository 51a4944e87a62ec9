import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-IYYC7B5H.js";
import "./shared-DGOW4QAL.js";
import "./shared-AY276XMV.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
