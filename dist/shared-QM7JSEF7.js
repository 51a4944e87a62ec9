import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  o as a,
  p as b,
  q as c,
  r as d
} from "./shared-4YNL6X7N.js";
import "./shared-6MDK6FUA.js";
import "./shared-2PV4BAYX.js";
export {
  a as choicesOf,
  c as presetNamed,
  b as textOf,
  d as workingDirectoryOf
};
