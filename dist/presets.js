import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-UKT3U7QD.js";
import "./shared-RLNJ4EFF.js";
import "./shared-AYRXTLAD.js";
export {
  a as fillIn,
  b as machineFor
};
