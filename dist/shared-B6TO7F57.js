import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-6MCFMXS4.js";
import "./shared-26BBMSWV.js";
import "./shared-WFYNECLD.js";
import "./shared-S3NBK43B.js";
import "./shared-BLYRTPMV.js";
import "./shared-ZDEOQTUX.js";
import "./shared-YGDXDS4N.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
