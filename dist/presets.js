import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-YHWOR5BH.js";
import "./shared-5I2YFZDS.js";
import "./shared-SLW4UTI7.js";
import "./shared-RG4RFFFB.js";
export {
  a as fillIn,
  b as machineFor
};
