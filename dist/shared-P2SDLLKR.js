import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-EUMRWPOV.js";
import "./shared-M7577XZS.js";
import "./shared-6KZX5QZU.js";
import "./shared-MV4S3EHS.js";
import "./shared-73N5V3AE.js";
import "./shared-ZDEOQTUX.js";
import "./shared-ZZQVNXFU.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
