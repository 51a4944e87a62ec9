import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-MZSVFY5I.js";
import "./shared-E4KV66ZS.js";
import "./shared-UGK2AL5T.js";
export {
  a as fillIn,
  b as machineFor
};
