import {
  f as a,
  g as b
} from "./shared-I65JGQSI.js";
import "./shared-KCYSDPNQ.js";
import "./shared-36SBYR5L.js";
import "./shared-NVKZCG2K.js";
export {
  a as fillIn,
  b as machineFor
};
