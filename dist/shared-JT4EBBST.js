import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-AZUCMVG5.js";
import "./shared-2TWNVP66.js";
import "./shared-IYIFHF7N.js";
import "./shared-M4BYMK25.js";
import "./shared-GSTPCRRQ.js";
import "./shared-ZDEOQTUX.js";
import "./shared-5BP27W6K.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
