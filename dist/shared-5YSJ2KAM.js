import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-SIRAOFVC.js";
import "./shared-BDBAEN3Z.js";
import "./shared-DJ5FZNUU.js";
import "./shared-QQSRULL2.js";
import "./shared-55QJ4GXD.js";
import "./shared-ZDEOQTUX.js";
import "./shared-RUIILSYE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
