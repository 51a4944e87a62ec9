import {
  o as a
} from "./shared-HPAUEELV.js";
import "./shared-7E4L2H65.js";
export {
  a as presets
};
