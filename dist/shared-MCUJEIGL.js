import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-XJYDGXKC.js";
import "./shared-FF4AVTKJ.js";
export {
  a as presets
};
