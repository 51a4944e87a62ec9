import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-ZC7LJIYY.js";
export {
  a as run
};
