import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-S6DKVM7C.js";
import "./shared-ZR7IKTI4.js";
import "./shared-XT6LAPSU.js";
import "./shared-3Y4RZJPG.js";
export {
  a as fillIn,
  b as machineFor
};
