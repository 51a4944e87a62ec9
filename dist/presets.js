import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-ZQLC2RLS.js";
import "./shared-66IOWXBQ.js";
import "./shared-NXENWJBW.js";
import "./shared-5L7665UB.js";
export {
  a as fillIn,
  b as machineFor
};
