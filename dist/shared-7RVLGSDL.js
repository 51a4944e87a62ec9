import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-XHIHUBZF.js";
import "./shared-FGBR54WX.js";
import "./shared-GHABWJEN.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
