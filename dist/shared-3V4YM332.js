import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-EG7LLZVQ.js";
import "./shared-5KRLM35O.js";
import "./shared-7DEWI6RP.js";
import "./shared-MF7SXJN6.js";
import "./shared-6MSQIKFR.js";
import "./shared-U2ZY4TDF.js";
import "./shared-PP564USC.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
