import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-VGDLLMSY.js";
import "./shared-ZSVGNXIG.js";
import "./shared-JTMP6PJ5.js";
export {
  a as fillIn,
  b as machineFor
};
