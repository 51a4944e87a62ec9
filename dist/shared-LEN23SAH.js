import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-O3B7CEK6.js";
import "./shared-WZADAAHQ.js";
export {
  a as presets
};
