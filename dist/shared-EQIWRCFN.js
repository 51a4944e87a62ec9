import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-K3MATLZQ.js";
import "./shared-EC6WRQZO.js";
import "./shared-G4FJN5M2.js";
import "./shared-HDY5MYH6.js";
import "./shared-657MPFG4.js";
import "./shared-ZDEOQTUX.js";
import "./shared-XKIAA6HE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
