import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-CZXSSMXZ.js";
import "./shared-OFZHBJQL.js";
import "./shared-JPYG64FY.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
