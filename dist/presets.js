import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  d as a,
  e as b
} from "./shared-7IC5KQDA.js";
import "./shared-KRIELZVV.js";
import "./shared-HXSXAZKV.js";
export {
  a as fillIn,
  b as machineFor
};
