import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-6HI7WATT.js";
import "./shared-PCM3ZXLD.js";
import "./shared-OVL7AF47.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
