import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as a
} from "./shared-LMEP6BAB.js";
export {
  a as run
};
