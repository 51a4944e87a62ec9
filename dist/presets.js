import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as a,
  f as b
} from "./shared-XDH7ANJY.js";
import "./shared-5M2A7MEO.js";
import "./shared-MD5JFZPW.js";
export {
  a as fillIn,
  b as machineFor
};
