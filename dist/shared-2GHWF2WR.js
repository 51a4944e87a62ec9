import {
  a,
  b
} from "./shared-PZYYYTGP.js";
import "./shared-SFETUR3P.js";
import "./shared-BGRDWOWZ.js";
import "./shared-247G5QXY.js";
import "./shared-NWP5JAH2.js";
import "./shared-TJHLUTZW.js";
import "./shared-YYAGXSEK.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
