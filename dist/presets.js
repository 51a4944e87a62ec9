import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-BQNETROX.js";
import "./shared-KTTG5EEG.js";
import "./shared-KUZ5LU2U.js";
export {
  a as fillIn,
  b as machineFor
};
