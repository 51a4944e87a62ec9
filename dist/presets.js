import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-7JFS375H.js";
import "./shared-DEVHQDIB.js";
import "./shared-JDVXBUAO.js";
export {
  a as fillIn,
  b as machineFor
};
