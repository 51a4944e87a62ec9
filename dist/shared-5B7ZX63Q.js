import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-XEBA5JPO.js";
import "./shared-G5Z7Y4VF.js";
import "./shared-YCZRCYCD.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
