import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-5L3R6TZV.js";
import "./shared-VUMTKNPG.js";
import "./shared-KYDPDAVU.js";
import "./shared-MARHJJ2K.js";
import "./shared-YTGXJHRF.js";
import "./shared-ZDEOQTUX.js";
import "./shared-RI6SQLOD.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
