import {
  f as a,
  g as b
} from "./shared-CKVABD5C.js";
import "./shared-F5OALWO5.js";
import "./shared-VJUJXRQX.js";
import "./shared-3VJ7PYHG.js";
export {
  a as fillIn,
  b as machineFor
};
