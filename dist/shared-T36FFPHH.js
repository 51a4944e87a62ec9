import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-NFNJHZ4M.js";
import "./shared-DNM3DPF6.js";
import "./shared-QLS4Z2AQ.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
