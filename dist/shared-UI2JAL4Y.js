import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-VSIJRY6P.js";
import "./shared-BJ2HFGHG.js";
import "./shared-Q3IWW47E.js";
import "./shared-VOZ73QIE.js";
import "./shared-UZOMSOSQ.js";
import "./shared-ZDEOQTUX.js";
import "./shared-L4VOBNGO.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
