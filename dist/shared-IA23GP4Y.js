import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-N6FBL5PW.js";
import "./shared-TZE57U5Y.js";
import "./shared-H2AXUTWI.js";
import "./shared-UGRNLDTH.js";
import "./shared-3FMM3O3R.js";
import "./shared-ZDEOQTUX.js";
import "./shared-WZADAAHQ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
