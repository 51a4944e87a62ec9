import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-O5XBCOYP.js";
import "./shared-3HWXVH3D.js";
export {
  a as presets
};
