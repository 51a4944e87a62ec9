import {
  a,
  b
} from "./shared-LSXH6ZJU.js";
import "./shared-KYCOQD4R.js";
import "./shared-WBSOVZM2.js";
import "./shared-3RNU5T3D.js";
import "./shared-G5LPM4YZ.js";
import "./shared-S3WLUT3M.js";
import "./shared-LHCUWEFM.js";
import "./shared-IAEZ3SPR.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
