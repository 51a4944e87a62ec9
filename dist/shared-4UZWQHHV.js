import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-GXYQVDNS.js";
import "./shared-YTSCHD3S.js";
import "./shared-ETNYFWOG.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
