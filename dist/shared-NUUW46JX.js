import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-Z7J6DR2P.js";
import "./shared-VQP5YXUR.js";
import "./shared-FOEMXWEZ.js";
import "./shared-I3OG6D4E.js";
import "./shared-QYMIEAYS.js";
import "./shared-ZDEOQTUX.js";
import "./shared-LP6ZWTME.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
