import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-NXENWJBW.js";
import "./shared-5L7665UB.js";
export {
  a as presets
};
