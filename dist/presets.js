import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-LDUILV3B.js";
import "./shared-CSFZLQ6O.js";
import "./shared-XJYDGXKC.js";
import "./shared-FF4AVTKJ.js";
export {
  a as fillIn,
  b as machineFor
};
