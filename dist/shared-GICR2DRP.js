import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a
} from "./shared-MBUEWIS5.js";
import "./shared-XO6QHBK6.js";
export {
  a as NoTree
};
