import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-HMQMEIUQ.js";
import "./shared-LGV4YGTL.js";
import "./shared-3KUWNXNW.js";
import "./shared-HU3CCLJV.js";
import "./shared-O2ONTUTS.js";
import "./shared-ZDEOQTUX.js";
import "./shared-4Y6B4NST.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
