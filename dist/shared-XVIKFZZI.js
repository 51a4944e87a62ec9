import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a
} from "./shared-MBUEWIS5.js";
import "./shared-BCT7LWHX.js";
export {
  a as NoTree
};
