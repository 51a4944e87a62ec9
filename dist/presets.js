import {
  f as a,
  g as b
} from "./shared-FQZCAT42.js";
import "./shared-6HI7WATT.js";
import "./shared-PCM3ZXLD.js";
import "./shared-OVL7AF47.js";
export {
  a as fillIn,
  b as machineFor
};
