import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-VGSO735A.js";
import "./shared-3237LM6J.js";
import "./shared-B5SPAYNS.js";
import "./shared-EB6TQOVI.js";
import "./shared-5QLUDNZN.js";
import "./shared-ZDEOQTUX.js";
import "./shared-KVRQCWGW.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
