import {
  a,
  b
} from "./shared-NQ2UIMY7.js";
import "./shared-7XIEMUW3.js";
import "./shared-FGMVMDGB.js";
import "./shared-OTKVWTOD.js";
import "./shared-G5LPM4YZ.js";
import "./shared-5WHHSXML.js";
import "./shared-LHCUWEFM.js";
import "./shared-2MBM6T2L.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
