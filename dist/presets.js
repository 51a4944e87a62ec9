import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-43N6327H.js";
import "./shared-CQY6CK6H.js";
import "./shared-3TUFF3UU.js";
import "./shared-GYH75KFE.js";
export {
  a as fillIn,
  b as machineFor
};
