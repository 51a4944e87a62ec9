import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-3TUFF3UU.js";
import "./shared-GYH75KFE.js";
export {
  a as presets
};
