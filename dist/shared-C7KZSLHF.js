import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as a
} from "./shared-JHVU6SCK.js";
export {
  a as run
};
