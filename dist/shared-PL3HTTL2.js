import {
  e as a
} from "./shared-XPIU4WXC.js";
import "./shared-O57G4FRF.js";
export {
  a as presets
};
