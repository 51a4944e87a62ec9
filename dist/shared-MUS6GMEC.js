import {
  e as a
} from "./shared-NKTBCVW4.js";
import "./shared-GFIOWVMO.js";
export {
  a as presets
};
