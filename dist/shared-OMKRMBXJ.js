import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-SKUIMLCT.js";
import "./shared-L2IO4EV2.js";
import "./shared-KLAXDOYL.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
