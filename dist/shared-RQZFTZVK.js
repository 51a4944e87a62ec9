import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-RFKYRGKW.js";
import "./shared-EACQPENV.js";
import "./shared-YYAGXSEK.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
