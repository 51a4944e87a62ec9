import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-H5QEGQ4P.js";
import "./shared-Q6GRRCPA.js";
import "./shared-UX3MFY6S.js";
import "./shared-DO6BRGBW.js";
import "./shared-UWLEP7AU.js";
import "./shared-ZDEOQTUX.js";
import "./shared-3HWXVH3D.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
