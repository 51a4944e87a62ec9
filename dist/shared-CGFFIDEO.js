import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-QGLRYGGK.js";
export {
  a as run
};
