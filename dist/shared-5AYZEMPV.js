import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as a
} from "./shared-3LVYITA7.js";
export {
  a as run
};
