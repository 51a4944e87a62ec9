import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-QWEAAISB.js";
import "./shared-FMPUP5BV.js";
import "./shared-7IW2DORG.js";
import "./shared-FS54HWRT.js";
export {
  a as fillIn,
  b as machineFor
};
