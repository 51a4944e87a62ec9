import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-M6OLPU7A.js";
import "./shared-APKZPOCS.js";
import "./shared-NLZNYSSK.js";
export {
  a as fillIn,
  b as machineFor
};
