import {
  a,
  b
} from "./shared-AO7GF7OO.js";
import "./shared-CPIRYJ53.js";
import "./shared-3TUI7KJ7.js";
import "./shared-2SGMHYYO.js";
import "./shared-KCJNERZ2.js";
import "./shared-SK7CH2GV.js";
import "./shared-QEHPURYQ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
