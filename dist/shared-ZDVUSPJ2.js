import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as a
} from "./shared-YGDXDS4N.js";
export {
  a as run
};
