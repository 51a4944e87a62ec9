import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-ZKOIXVR6.js";
import "./shared-367LOWZB.js";
import "./shared-IKFAL5NA.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
