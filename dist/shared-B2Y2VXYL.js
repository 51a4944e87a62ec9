import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  p as a,
  q as b,
  r as c,
  s as d
} from "./shared-E4KV66ZS.js";
import "./shared-UGK2AL5T.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
