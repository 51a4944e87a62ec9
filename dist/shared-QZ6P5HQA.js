import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as a
} from "./shared-SPPY23YA.js";
export {
  a as run
};
