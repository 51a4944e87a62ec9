import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-DQYAV6TG.js";
import "./shared-W2IU4ZDA.js";
import "./shared-M26YUJMD.js";
import "./shared-E6TMYK7I.js";
import "./shared-H4JZIECT.js";
import "./shared-ZDEOQTUX.js";
import "./shared-V4ZTCMXN.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
