import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-Q6KUHRQ4.js";
import "./shared-TG2ABBRY.js";
import "./shared-H3MYTDXZ.js";
import "./shared-E3NHGWGC.js";
import "./shared-36QBI2TB.js";
import "./shared-U2ZY4TDF.js";
import "./shared-FGK22PO3.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
