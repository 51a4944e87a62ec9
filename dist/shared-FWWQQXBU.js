import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-TCOTKOO7.js";
import "./shared-FTAWXNZS.js";
import "./shared-WWN626YK.js";
import "./shared-D2FH7QYI.js";
import "./shared-MDYXOIRM.js";
import "./shared-ZDEOQTUX.js";
import "./shared-JDVXBUAO.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
