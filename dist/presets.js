import {
  f as a,
  g as b
} from "./shared-GBTI5E7S.js";
import "./shared-CZXSSMXZ.js";
import "./shared-OFZHBJQL.js";
import "./shared-JPYG64FY.js";
export {
  a as fillIn,
  b as machineFor
};
