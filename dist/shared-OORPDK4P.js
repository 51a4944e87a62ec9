import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-PDW4NYVS.js";
import "./shared-3MBPGNWB.js";
import "./shared-LQD7EENC.js";
import "./shared-QYMH4QG5.js";
import "./shared-3X6ZR3B7.js";
import "./shared-ZDEOQTUX.js";
import "./shared-FF4AVTKJ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
