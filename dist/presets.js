import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-OXDCIDQD.js";
import "./shared-VOZCNB7T.js";
import "./shared-5OLPDHSR.js";
export {
  a as fillIn,
  b as machineFor
};
