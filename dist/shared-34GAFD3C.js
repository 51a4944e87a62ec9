import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-ZULZHPDM.js";
import "./shared-A5DKUC2L.js";
import "./shared-2MBM6T2L.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
