import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-2UJQLNMS.js";
import "./shared-2UGSA2TD.js";
import "./shared-O5XBCOYP.js";
import "./shared-3HWXVH3D.js";
export {
  a as fillIn,
  b as machineFor
};
