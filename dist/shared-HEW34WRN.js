import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-SL2LACXP.js";
import "./shared-4552WPZJ.js";
import "./shared-S4GQ5EHT.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
