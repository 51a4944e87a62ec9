import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-NWCX4I2Y.js";
import "./shared-L7IWPBOG.js";
import "./shared-L7AV6OTJ.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
