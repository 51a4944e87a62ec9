import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-SH6KSRLW.js";
import "./shared-HPAUEELV.js";
import "./shared-7E4L2H65.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
