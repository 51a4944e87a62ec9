import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-B7NUTIVT.js";
import "./shared-JV4JY3LN.js";
import "./shared-6GHQDCV4.js";
import "./shared-L4VOBNGO.js";
export {
  a as fillIn,
  b as machineFor
};
