import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-6UIMIUVF.js";
export {
  a as run
};
