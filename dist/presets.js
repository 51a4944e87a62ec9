import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-XKJ2OMZQ.js";
import "./shared-ARJ4YWUV.js";
import "./shared-ZZQVNXFU.js";
export {
  a as fillIn,
  b as machineFor
};
