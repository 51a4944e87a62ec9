import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-7LPFSRD3.js";
export {
  a as run
};
