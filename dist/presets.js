import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-IWO3QPCS.js";
import "./shared-KULJTARZ.js";
import "./shared-M45DCQHG.js";
import "./shared-5BP27W6K.js";
export {
  a as fillIn,
  b as machineFor
};
