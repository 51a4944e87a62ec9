import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-YXHCUE3T.js";
import "./shared-Y7UUUPRA.js";
import "./shared-O3B7CEK6.js";
import "./shared-WZADAAHQ.js";
export {
  a as fillIn,
  b as machineFor
};
