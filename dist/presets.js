import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-ORGE3VUF.js";
import "./shared-VIBYBWC7.js";
import "./shared-4Y6B4NST.js";
export {
  a as fillIn,
  b as machineFor
};
