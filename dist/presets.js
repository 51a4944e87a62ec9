import {
  f as a,
  g as b
} from "./shared-5K6RLBDZ.js";
import "./shared-NWCX4I2Y.js";
import "./shared-L7IWPBOG.js";
import "./shared-L7AV6OTJ.js";
export {
  a as fillIn,
  b as machineFor
};
