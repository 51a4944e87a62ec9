import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-J5DHLXKV.js";
import "./shared-7GTWYVVV.js";
import "./shared-EOYVLLUC.js";
export {
  a as fillIn,
  b as machineFor
};
