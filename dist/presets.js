import {
  f as a,
  g as b
} from "./shared-5MJ3HBRT.js";
import "./shared-75XKYI7Q.js";
import "./shared-XWSIQUR2.js";
import "./shared-XZJDEQEJ.js";
export {
  a as fillIn,
  b as machineFor
};
