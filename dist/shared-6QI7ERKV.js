import {
  e as a
} from "./shared-VNOFETC3.js";
import "./shared-N7M7AKF4.js";
export {
  a as presets
};
