import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-VBEIY5L3.js";
import "./shared-2QHCWJ2I.js";
import "./shared-QTT7GHCR.js";
import "./shared-LG7T4KIE.js";
import "./shared-45XS7G5D.js";
import "./shared-ZDEOQTUX.js";
import "./shared-3Y4RZJPG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
