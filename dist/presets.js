import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-ZZ46GAYK.js";
import "./shared-FWVFXIYE.js";
import "./shared-7GKC7E7C.js";
export {
  a as fillIn,
  b as machineFor
};
