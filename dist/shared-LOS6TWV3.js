import {
  a,
  b
} from "./shared-K6DFOS4E.js";
import "./shared-U7X2IJHC.js";
import "./shared-NC262RSH.js";
import "./shared-M5JQFLUN.js";
import "./shared-S3QN7SXK.js";
import "./shared-SK7CH2GV.js";
import "./shared-AY276XMV.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
