import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-IZ46LCRG.js";
import "./shared-4YNL6X7N.js";
import "./shared-6MDK6FUA.js";
import "./shared-2PV4BAYX.js";
export {
  a as fillIn,
  b as machineFor
};
