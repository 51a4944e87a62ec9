import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-CO7MHYKD.js";
import "./shared-COYJBAJM.js";
import "./shared-UKJZG7IZ.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
