import {
  f as a,
  g as b
} from "./shared-GYPPJWWW.js";
import "./shared-G47MSDUN.js";
import "./shared-L4RIHCUF.js";
import "./shared-I27CKNND.js";
export {
  a as fillIn,
  b as machineFor
};
