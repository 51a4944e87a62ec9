import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-L6QOIO4E.js";
import "./shared-KENKRKFB.js";
import "./shared-HBLDHMAR.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
