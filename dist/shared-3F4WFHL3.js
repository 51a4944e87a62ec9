import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  p as a,
  q as b,
  r as c,
  s as d
} from "./shared-NEG4ZPLE.js";
import "./shared-LHK5O7QL.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
