import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a
} from "./shared-MBUEWIS5.js";
import "./shared-5BP27W6K.js";
export {
  a as NoTree
};
