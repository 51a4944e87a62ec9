import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a
} from "./shared-7IW2DORG.js";
import "./shared-FS54HWRT.js";
export {
  a as presets
};
