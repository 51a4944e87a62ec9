import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-Z6HVK5FR.js";
import "./shared-66YLDJTY.js";
import "./shared-DUVYNG2Y.js";
import "./shared-X4RJVMWR.js";
import "./shared-JZFQ7BEN.js";
import "./shared-ZDEOQTUX.js";
import "./shared-I7NESS2V.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
