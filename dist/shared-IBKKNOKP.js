import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-SNIAOYKT.js";
import "./shared-OVMT3IW2.js";
import "./shared-SAZPQC3U.js";
import "./shared-P36AJBOC.js";
import "./shared-5URGCSVS.js";
import "./shared-ZDEOQTUX.js";
import "./shared-JQHSNGYJ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
