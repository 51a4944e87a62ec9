import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-PT5TPO2M.js";
export {
  a as run
};
