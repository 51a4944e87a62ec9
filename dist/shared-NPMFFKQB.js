import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  p as a,
  q as b,
  r as c,
  s as d
} from "./shared-PXGEYI7U.js";
import "./shared-JBUZ5AB4.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
