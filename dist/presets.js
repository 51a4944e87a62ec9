import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  d as a,
  e as b
} from "./shared-CLY64GZY.js";
import "./shared-PBXVB53C.js";
import "./shared-QKDWTDSL.js";
export {
  a as fillIn,
  b as machineFor
};
