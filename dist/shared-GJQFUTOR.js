import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-DKZ6N4VE.js";
import "./shared-GMKWEZVQ.js";
import "./shared-BCT7LWHX.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
