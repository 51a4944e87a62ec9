import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-COYJBAJM.js";
import "./shared-UKJZG7IZ.js";
export {
  a as presets
};
