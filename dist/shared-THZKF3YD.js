import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-IZ2MS6KU.js";
import "./shared-5BPVBSQV.js";
import "./shared-OETFMEG6.js";
import "./shared-HL4ZCOKS.js";
import "./shared-JMPKME6D.js";
import "./shared-ZDEOQTUX.js";
import "./shared-UGK2AL5T.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
