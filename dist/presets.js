import {
  f as a,
  g as b
} from "./shared-FQ4YBMEO.js";
import "./shared-2ZCMM6RT.js";
import "./shared-AYMQDUCO.js";
import "./shared-QOCJKWXD.js";
export {
  a as fillIn,
  b as machineFor
};
