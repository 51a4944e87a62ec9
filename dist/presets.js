import {
  f as a,
  g as b
} from "./shared-C2PC6LU7.js";
import "./shared-VLVRCI5B.js";
import "./shared-HDTO6DI5.js";
import "./shared-5LCSFLWW.js";
export {
  a as fillIn,
  b as machineFor
};
