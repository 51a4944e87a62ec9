import {
  e as a
} from "./shared-AYMQDUCO.js";
import "./shared-QOCJKWXD.js";
export {
  a as presets
};
