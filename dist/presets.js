import {
  f as a,
  g as b
} from "./shared-CPZJS34M.js";
import "./shared-ZULZHPDM.js";
import "./shared-A5DKUC2L.js";
import "./shared-2MBM6T2L.js";
export {
  a as fillIn,
  b as machineFor
};
