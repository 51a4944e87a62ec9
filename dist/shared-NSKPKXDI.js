import {
  e as a
} from "./shared-L2IO4EV2.js";
import "./shared-KLAXDOYL.js";
export {
  a as presets
};
