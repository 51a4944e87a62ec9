import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-2JMJHU22.js";
import "./shared-YWDE3QRH.js";
import "./shared-H7TO7BL7.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
