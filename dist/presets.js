import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-QJEGDA2K.js";
import "./shared-PDZ5ZPJB.js";
import "./shared-GVWIUEWZ.js";
export {
  a as fillIn,
  b as machineFor
};
