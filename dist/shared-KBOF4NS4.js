import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-YKIQCCYP.js";
import "./shared-G5AHZXJY.js";
import "./shared-PNE2FEQ2.js";
import "./shared-TDQVUPRP.js";
import "./shared-HAFMAS2Z.js";
import "./shared-ZDEOQTUX.js";
import "./shared-EOYVLLUC.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
