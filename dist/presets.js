import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  d as a,
  e as b
} from "./shared-FT4WWYPL.js";
import "./shared-6PRQ5T3E.js";
import "./shared-AW5RAAGE.js";
export {
  a as fillIn,
  b as machineFor
};
