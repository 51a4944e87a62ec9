import {
  f as a,
  g as b
} from "./shared-DKEDQL5F.js";
import "./shared-WB6LDRYV.js";
import "./shared-C3KLRULL.js";
import "./shared-5VPYOT4O.js";
export {
  a as fillIn,
  b as machineFor
};
