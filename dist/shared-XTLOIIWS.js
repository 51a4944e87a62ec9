import {
  e as a
} from "./shared-LFZIVBJT.js";
import "./shared-H5DKZ2X5.js";
export {
  a as presets
};
