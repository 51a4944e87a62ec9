import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-ZR7IKTI4.js";
import "./shared-XT6LAPSU.js";
import "./shared-3Y4RZJPG.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
