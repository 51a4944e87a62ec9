import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-57HL6GTU.js";
import "./shared-7PV62LPC.js";
import "./shared-ZQEHNQBF.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
