import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-ACHZTWV2.js";
import "./shared-DNJHHUU3.js";
import "./shared-FC7ZQQ3E.js";
import "./shared-AOQPDXWQ.js";
import "./shared-WA2H75QX.js";
import "./shared-ZDEOQTUX.js";
import "./shared-GYH75KFE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
