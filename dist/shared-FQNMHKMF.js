import {
  a,
  b
} from "./shared-JMU6CDX2.js";
import "./shared-NZRKVNQD.js";
import "./shared-TD5MCGPN.js";
import "./shared-R2K4MC5M.js";
import "./shared-JXMXGTNO.js";
import "./shared-TJHLUTZW.js";
import "./shared-HN6SVQ6H.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
