import {
  f as a,
  g as b
} from "./shared-JI54MDOT.js";
import "./shared-UEJPNXRF.js";
import "./shared-43HIX3AK.js";
import "./shared-PVOHVEDD.js";
export {
  a as fillIn,
  b as machineFor
};
