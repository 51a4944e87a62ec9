import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-MODBNMJM.js";
import "./shared-FPCAWZSP.js";
import "./shared-XAZIAGN6.js";
import "./shared-7FXNYQLT.js";
export {
  a as fillIn,
  b as machineFor
};
