import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-R46QO3GT.js";
import "./shared-CZHWHAAG.js";
import "./shared-PUR5MB6S.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
