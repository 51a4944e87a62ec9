import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-T76DKBM7.js";
import "./shared-NEG4ZPLE.js";
import "./shared-LHK5O7QL.js";
export {
  a as fillIn,
  b as machineFor
};
