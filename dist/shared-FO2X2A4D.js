import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as a
} from "./shared-JPGM67C4.js";
export {
  a as run
};
