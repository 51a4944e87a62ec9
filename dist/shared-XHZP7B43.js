import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-G47MSDUN.js";
import "./shared-L4RIHCUF.js";
import "./shared-I27CKNND.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
