import {
  a,
  b
} from "./shared-QXLEOV4S.js";
import "./shared-W4LUM4GA.js";
import "./shared-3RAN5UWN.js";
import "./shared-6PNGBFVG.js";
import "./shared-XUGSWIOL.js";
import "./shared-TJHLUTZW.js";
import "./shared-LGU5VVRA.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
