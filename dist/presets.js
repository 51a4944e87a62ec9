import {
  f as a,
  g as b
} from "./shared-7MIENTC6.js";
import "./shared-L6QOIO4E.js";
import "./shared-KENKRKFB.js";
import "./shared-HBLDHMAR.js";
export {
  a as fillIn,
  b as machineFor
};
