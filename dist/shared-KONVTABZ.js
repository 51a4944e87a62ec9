import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-JIJG7WFA.js";
import "./shared-ZLQATQZ7.js";
import "./shared-YFSFHO2D.js";
import "./shared-DSLXKWBM.js";
import "./shared-6F5XW5HI.js";
import "./shared-ZDEOQTUX.js";
import "./shared-AVDV34BQ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
