import {
  f as a,
  g as b
} from "./shared-RAVW22XZ.js";
import "./shared-GXYQVDNS.js";
import "./shared-YTSCHD3S.js";
import "./shared-ETNYFWOG.js";
export {
  a as fillIn,
  b as machineFor
};
