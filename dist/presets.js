import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-3UPSHAQK.js";
import "./shared-AAH2MTAS.js";
import "./shared-2E7FL22I.js";
export {
  a as fillIn,
  b as machineFor
};
