import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-ELCD3OJ2.js";
import "./shared-AUPYUWY3.js";
import "./shared-7IW2DORG.js";
import "./shared-PMUIPG2O.js";
export {
  a as fillIn,
  b as machineFor
};
