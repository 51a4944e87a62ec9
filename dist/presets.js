import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-BPFN2UBZ.js";
import "./shared-M2TUQRMV.js";
import "./shared-KVRQCWGW.js";
export {
  a as fillIn,
  b as machineFor
};
