import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-3CNY2K7C.js";
import "./shared-BEF4MOIJ.js";
import "./shared-K2V2LEGX.js";
import "./shared-5KC4DISV.js";
import "./shared-PAT4RNNP.js";
import "./shared-ZDEOQTUX.js";
import "./shared-5L7665UB.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
