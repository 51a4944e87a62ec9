import {
  f as a,
  g as b
} from "./shared-TNAX3GT4.js";
import "./shared-N2HA5B4I.js";
import "./shared-KMZJYJ62.js";
import "./shared-2VUY5XB4.js";
export {
  a as fillIn,
  b as machineFor
};
