import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-DT2SKAHS.js";
import "./shared-TII4RQVT.js";
import "./shared-DOJHXLAK.js";
import "./shared-RHAIE6T3.js";
import "./shared-YESLRARL.js";
import "./shared-ZDEOQTUX.js";
import "./shared-RX3XFU73.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
