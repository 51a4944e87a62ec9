import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-6GHQDCV4.js";
import "./shared-L4VOBNGO.js";
export {
  a as presets
};
