import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-2QIPJRA6.js";
import "./shared-XIHOARH4.js";
import "./shared-VSQ4FIWJ.js";
import "./shared-GJU6QSD4.js";
import "./shared-I7VSBNS6.js";
import "./shared-ZDEOQTUX.js";
import "./shared-4AB2OVWW.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
