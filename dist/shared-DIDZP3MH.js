import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-OBGHLMTM.js";
import "./shared-4X3LOKRG.js";
import "./shared-HJZCZ6NT.js";
import "./shared-CFOXUSK7.js";
import "./shared-OQMFOELT.js";
import "./shared-ZDEOQTUX.js";
import "./shared-NLZNYSSK.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
