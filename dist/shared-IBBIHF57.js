import {
  a,
  b
} from "./shared-KJYAN2LW.js";
import "./shared-MQLUEXL5.js";
import "./shared-L3P3P3DR.js";
import "./shared-WTJ7GJTJ.js";
import "./shared-G5LPM4YZ.js";
import "./shared-SNGXFXMF.js";
import "./shared-TJHLUTZW.js";
import "./shared-5OKCBDLO.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
