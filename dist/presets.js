import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-A6JVU5JI.js";
import "./shared-MQRLDGA6.js";
import "./shared-OTYBPVHG.js";
export {
  a as fillIn,
  b as machineFor
};
