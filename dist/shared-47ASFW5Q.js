import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-PJDIA5PG.js";
export {
  a as run
};
