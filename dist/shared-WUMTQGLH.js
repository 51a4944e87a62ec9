import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a
} from "./shared-MBUEWIS5.js";
import "./shared-RUIILSYE.js";
export {
  a as NoTree
};
