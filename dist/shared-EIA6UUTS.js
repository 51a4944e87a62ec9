import {
  a,
  b
} from "./shared-QUSJAYFA.js";
import "./shared-JXMQNLXM.js";
import "./shared-HBTZRGAY.js";
import "./shared-AU4FE45T.js";
import "./shared-VR3KFCF6.js";
import "./shared-TJHLUTZW.js";
import "./shared-H5DKZ2X5.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
