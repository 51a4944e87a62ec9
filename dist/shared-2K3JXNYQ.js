import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-U4GNCSSR.js";
import "./shared-LP6ZWTME.js";
export {
  a as presets
};
