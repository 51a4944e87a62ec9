import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-IS244HUY.js";
export {
  a as run
};
