import {
  e as a
} from "./shared-Q4EYT2L7.js";
import "./shared-UB7QJKMX.js";
export {
  a as presets
};
