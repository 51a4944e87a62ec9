import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a
} from "./shared-HQUAQLSK.js";
import "./shared-RUIILSYE.js";
export {
  a as presets
};
