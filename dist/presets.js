import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-4SMZ7X2Y.js";
import "./shared-PXGEYI7U.js";
import "./shared-JBUZ5AB4.js";
export {
  a as fillIn,
  b as machineFor
};
