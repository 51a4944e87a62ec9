import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  n as a,
  o as b,
  p as c,
  q as d
} from "./shared-VOZCNB7T.js";
import "./shared-5OLPDHSR.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
