import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a
} from "./shared-MBUEWIS5.js";
import "./shared-AW5RAAGE.js";
export {
  a as NoTree
};
