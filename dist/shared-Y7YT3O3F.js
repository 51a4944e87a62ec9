import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as a
} from "./shared-XT6LAPSU.js";
import "./shared-3Y4RZJPG.js";
export {
  a as presets
};
