import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-WFYNR64N.js";
import "./shared-YUZVFIEK.js";
import "./shared-HQUAQLSK.js";
import "./shared-RUIILSYE.js";
export {
  a as fillIn,
  b as machineFor
};
