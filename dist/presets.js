import {
  f as a,
  g as b
} from "./shared-UEMD7CDO.js";
import "./shared-S6YSUBQH.js";
import "./shared-WNVBVSVA.js";
import "./shared-SKKANMOY.js";
export {
  a as fillIn,
  b as machineFor
};
