import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-HKKHATGN.js";
import "./shared-CO7MHYKD.js";
import "./shared-COYJBAJM.js";
import "./shared-UKJZG7IZ.js";
export {
  a as fillIn,
  b as machineFor
};
