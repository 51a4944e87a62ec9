import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-WMYHEEQM.js";
import "./shared-RP224AJ4.js";
import "./shared-FCJGOPCB.js";
export {
  a as fillIn,
  b as machineFor
};
