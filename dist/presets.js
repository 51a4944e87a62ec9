import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-S6SI2KX6.js";
import "./shared-BTDICNS3.js";
import "./shared-CH3XVMCQ.js";
import "./shared-XO6QHBK6.js";
export {
  a as fillIn,
  b as machineFor
};
