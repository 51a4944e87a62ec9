import {
  a,
  b
} from "./shared-YQQ3MY3E.js";
import "./shared-6Y6YAAW6.js";
import "./shared-WU6LCDPD.js";
import "./shared-HDWPEB6L.js";
import "./shared-MNLVA63W.js";
import "./shared-TJHLUTZW.js";
import "./shared-PVOHVEDD.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
