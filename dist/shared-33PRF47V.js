import {
  a,
  b
} from "./shared-WAWGPNXH.js";
import "./shared-KEQF4FCK.js";
import "./shared-SXW7OI5J.js";
import "./shared-AFQY6ONQ.js";
import "./shared-XO3NUSR6.js";
import "./shared-SK7CH2GV.js";
import "./shared-SWQYU55Z.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
