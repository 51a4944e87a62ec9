import {
  e as a
} from "./shared-SYV3Z4LT.js";
import "./shared-GYSIPTDX.js";
export {
  a as presets
};
