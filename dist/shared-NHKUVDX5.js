import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-LYRME2KD.js";
import "./shared-ORFZPRVH.js";
import "./shared-5XVFNAT5.js";
import "./shared-AFORKS7Z.js";
import "./shared-HDX673VI.js";
import "./shared-ZDEOQTUX.js";
import "./shared-7FXNYQLT.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
