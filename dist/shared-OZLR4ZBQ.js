import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-V3RT6MAN.js";
import "./shared-EE65RO5H.js";
import "./shared-UX2XLZZH.js";
import "./shared-SOOKTGIP.js";
import "./shared-ELWKGZJT.js";
import "./shared-ZDEOQTUX.js";
import "./shared-FS54HWRT.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
