import {
  f as a,
  g as b
} from "./shared-MZ5MDF3W.js";
import "./shared-JEDYD3XS.js";
import "./shared-MXHOCDXK.js";
import "./shared-RE2ATII2.js";
export {
  a as fillIn,
  b as machineFor
};
