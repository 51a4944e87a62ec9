import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a
} from "./shared-CH3XVMCQ.js";
import "./shared-XO6QHBK6.js";
export {
  a as presets
};
