import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-6MDK6FUA.js";
import "./shared-2PV4BAYX.js";
export {
  a as presets
};
