import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-KD6XUWKI.js";
import "./shared-DNJDKSPH.js";
import "./shared-SVZXVHQK.js";
import "./shared-3CBCCJGN.js";
import "./shared-7U2NQL24.js";
import "./shared-ZDEOQTUX.js";
import "./shared-EIE4ULIH.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
