import {
  a,
  b
} from "./shared-O5B4MGFO.js";
import "./shared-7AAR6MM3.js";
import "./shared-WCLADZHY.js";
import "./shared-GEYCJY5B.js";
import "./shared-336AKHJI.js";
import "./shared-SK7CH2GV.js";
import "./shared-XTMHNVDL.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
