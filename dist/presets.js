import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-SHU4BYPX.js";
import "./shared-Y5UZLMBP.js";
import "./shared-I7NESS2V.js";
export {
  a as fillIn,
  b as machineFor
};
