import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-2NBZMJIS.js";
import "./shared-EWUUE4QT.js";
import "./shared-YXZ3RWTT.js";
import "./shared-XKIAA6HE.js";
export {
  a as fillIn,
  b as machineFor
};
