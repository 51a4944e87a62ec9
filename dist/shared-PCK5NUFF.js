import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a
} from "./shared-GMKWEZVQ.js";
import "./shared-BCT7LWHX.js";
export {
  a as presets
};
