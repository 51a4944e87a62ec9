import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-DUSE2JVM.js";
import "./shared-G473SBVD.js";
import "./shared-JQHSNGYJ.js";
export {
  a as fillIn,
  b as machineFor
};
