import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as a
} from "./shared-IO5YFHFY.js";
export {
  a as run
};
