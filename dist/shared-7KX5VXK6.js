import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-OTYMSJER.js";
import "./shared-JMNXLCNG.js";
import "./shared-IPMMSPZK.js";
import "./shared-UK66WDR3.js";
import "./shared-X3GCMPBW.js";
import "./shared-ZDEOQTUX.js";
import "./shared-KUZ5LU2U.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
