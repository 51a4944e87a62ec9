import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-Z3NANCVD.js";
import "./shared-P6D6T3L2.js";
import "./shared-XI2DCILU.js";
import "./shared-GETCUJ6D.js";
import "./shared-WXEOO7AX.js";
import "./shared-ZDEOQTUX.js";
import "./shared-RU2GZI3J.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
