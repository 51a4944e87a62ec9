import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-XAZIAGN6.js";
import "./shared-7FXNYQLT.js";
export {
  a as presets
};
