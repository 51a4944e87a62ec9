import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as a
} from "./shared-KCXSTS6C.js";
export {
  a as run
};
