import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-M45DCQHG.js";
import "./shared-5BP27W6K.js";
export {
  a as presets
};
