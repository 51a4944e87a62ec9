import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  n as a,
  o as b,
  p as c,
  q as d
} from "./shared-FWVFXIYE.js";
import "./shared-7GKC7E7C.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
