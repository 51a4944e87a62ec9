import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-KD67JIC3.js";
import "./shared-WWT5273J.js";
import "./shared-6IJHY6JC.js";
export {
  a as fillIn,
  b as machineFor
};
