import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-4FM7E7PY.js";
import "./shared-DKZ6N4VE.js";
import "./shared-GMKWEZVQ.js";
import "./shared-BCT7LWHX.js";
export {
  a as fillIn,
  b as machineFor
};
