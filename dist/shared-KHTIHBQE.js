import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-NK55XSCS.js";
import "./shared-AUHDDWWS.js";
import "./shared-IFUBD5IP.js";
import "./shared-DRCNIDUJ.js";
import "./shared-GRFPHAHG.js";
import "./shared-ZDEOQTUX.js";
import "./shared-2PV4BAYX.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
