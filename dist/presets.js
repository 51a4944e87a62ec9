import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as a,
  g as b
} from "./shared-P4KHCOZS.js";
import "./shared-RYNIHXAV.js";
import "./shared-U4GNCSSR.js";
import "./shared-LP6ZWTME.js";
export {
  a as fillIn,
  b as machineFor
};
