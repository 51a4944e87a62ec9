import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-IVG5SI6R.js";
import "./shared-NUKVC3CE.js";
import "./shared-7IW2DORG.js";
import "./shared-RI6SQLOD.js";
export {
  a as fillIn,
  b as machineFor
};
