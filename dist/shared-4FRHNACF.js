import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-VLYHCHHV.js";
import "./shared-FLER2REZ.js";
import "./shared-ORB637Q3.js";
import "./shared-XAWZ252T.js";
import "./shared-ZJTNLTEI.js";
import "./shared-ZDEOQTUX.js";
import "./shared-V5VOWNUM.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
