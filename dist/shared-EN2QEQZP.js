import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-BYGI46OG.js";
import "./shared-HOGU4TCP.js";
import "./shared-HN6SVQ6H.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
