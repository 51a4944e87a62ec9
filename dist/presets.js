import {
  f as a,
  g as b
} from "./shared-QNOC627G.js";
import "./shared-PT2TZ5IB.js";
import "./shared-RGAOTWN5.js";
import "./shared-5ZCUOPW7.js";
export {
  a as fillIn,
  b as machineFor
};
