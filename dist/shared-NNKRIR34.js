import {
  a,
  b
} from "./shared-XKFBTUG5.js";
import "./shared-BSVSJLO7.js";
import "./shared-DUTJPZF6.js";
import "./shared-B2TPTYPU.js";
import "./shared-KMOQLU7W.js";
import "./shared-SK7CH2GV.js";
import "./shared-GYSIPTDX.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
