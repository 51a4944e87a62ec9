import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-4M742XYJ.js";
import "./shared-WDLRNLCC.js";
import "./shared-EIE4ULIH.js";
export {
  a as fillIn,
  b as machineFor
};
