import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-BTDICNS3.js";
import "./shared-CH3XVMCQ.js";
import "./shared-XO6QHBK6.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
