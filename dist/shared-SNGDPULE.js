import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-VL27BWYZ.js";
import "./shared-JXDL5OLC.js";
import "./shared-T3EBET2G.js";
import "./shared-XLMMWGAC.js";
import "./shared-7RDJJDTZ.js";
import "./shared-ZDEOQTUX.js";
import "./shared-2E7FL22I.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
