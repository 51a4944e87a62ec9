import {
  a,
  b
} from "./shared-TDFN7ZYM.js";
import "./shared-UZ7YPECJ.js";
import "./shared-FP4HYTLI.js";
import "./shared-UTXSPRIP.js";
import "./shared-VSR2UMM5.js";
import "./shared-SK7CH2GV.js";
import "./shared-ZBED4KCG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
