import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-KT5H4NAA.js";
import "./shared-CW6WCXVH.js";
import "./shared-QBCJXOF6.js";
export {
  a as fillIn,
  b as machineFor
};
