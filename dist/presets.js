import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-R3BREPL2.js";
import "./shared-NRXHS6DF.js";
import "./shared-MJD2N6GJ.js";
export {
  a as fillIn,
  b as machineFor
};
