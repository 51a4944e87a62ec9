import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as a
} from "./shared-F5PYK7XN.js";
export {
  a as run
};
