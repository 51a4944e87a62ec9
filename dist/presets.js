import {
  f as a,
  g as b
} from "./shared-AIINLKIC.js";
import "./shared-SH6KSRLW.js";
import "./shared-HPAUEELV.js";
import "./shared-7E4L2H65.js";
export {
  a as fillIn,
  b as machineFor
};
