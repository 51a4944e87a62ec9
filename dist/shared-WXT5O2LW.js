import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-DZVQCGDG.js";
import "./shared-MENAR3YE.js";
import "./shared-WW42LYHT.js";
import "./shared-VX2BQHBJ.js";
import "./shared-UASS7HBB.js";
import "./shared-ZDEOQTUX.js";
import "./shared-R2SY3XLV.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
