import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-XFHV4RHA.js";
import "./shared-TTFITNRG.js";
import "./shared-5JZYALFY.js";
export {
  a as fillIn,
  b as machineFor
};
