import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as a
} from "./shared-WARG7RMG.js";
export {
  a as run
};
