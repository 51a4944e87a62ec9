import {
  e as a
} from "./shared-VGXA6MVZ.js";
import "./shared-3Z5QLGIC.js";
export {
  a as presets
};
