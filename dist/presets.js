import {
  f as a,
  g as b
} from "./shared-HBXRTM4F.js";
import "./shared-ZKOIXVR6.js";
import "./shared-367LOWZB.js";
import "./shared-IKFAL5NA.js";
export {
  a as fillIn,
  b as machineFor
};
