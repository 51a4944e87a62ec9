import {
  f as a,
  g as b
} from "./shared-2HQSBXXJ.js";
import "./shared-GVTRO7F3.js";
import "./shared-DB47RSPW.js";
import "./shared-FZMDHMJH.js";
export {
  a as fillIn,
  b as machineFor
};
