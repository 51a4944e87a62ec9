import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a
} from "./shared-YXZ3RWTT.js";
import "./shared-XKIAA6HE.js";
export {
  a as presets
};
