import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  p as a,
  q as b,
  r as c,
  s as d
} from "./shared-5M2A7MEO.js";
import "./shared-MD5JFZPW.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
