import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-FB65LD7H.js";
import "./shared-3ZKVGSQT.js";
import "./shared-FQHPJO6A.js";
import "./shared-QVQ2LI3L.js";
import "./shared-I6UTS64A.js";
import "./shared-ZDEOQTUX.js";
import "./shared-XO6QHBK6.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
