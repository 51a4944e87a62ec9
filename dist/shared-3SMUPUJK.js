import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-UEJPNXRF.js";
import "./shared-43HIX3AK.js";
import "./shared-PVOHVEDD.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
