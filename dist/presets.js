import {
  f as a,
  g as b
} from "./shared-WGIQXY3K.js";
import "./shared-2JMJHU22.js";
import "./shared-YWDE3QRH.js";
import "./shared-H7TO7BL7.js";
export {
  a as fillIn,
  b as machineFor
};
