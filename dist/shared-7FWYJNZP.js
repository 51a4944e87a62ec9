import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a
} from "./shared-SLW4UTI7.js";
import "./shared-RG4RFFFB.js";
export {
  a as presets
};
