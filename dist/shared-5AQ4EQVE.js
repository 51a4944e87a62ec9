import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  n as a,
  o as b,
  p as c,
  q as d
} from "./shared-RP224AJ4.js";
import "./shared-FCJGOPCB.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
