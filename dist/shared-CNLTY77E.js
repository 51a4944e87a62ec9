import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-CXS6MTZJ.js";
import "./shared-4XE5OTLD.js";
import "./shared-7MG2VL2H.js";
import "./shared-IVRVZFH4.js";
import "./shared-7CHVFJG4.js";
import "./shared-5RNYXSXU.js";
import "./shared-PI6SYA6H.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
