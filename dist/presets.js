import {
  f as a,
  g as b
} from "./shared-H3NFNLMN.js";
import "./shared-D2E6SUPS.js";
import "./shared-MKCPO4UX.js";
import "./shared-LDFMPZS4.js";
export {
  a as fillIn,
  b as machineFor
};
