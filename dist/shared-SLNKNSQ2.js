import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as a
} from "./shared-SMV5NTZ2.js";
export {
  a as run
};
