import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  p as a,
  q as b,
  r as c,
  s as d
} from "./shared-TTFITNRG.js";
import "./shared-5JZYALFY.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
