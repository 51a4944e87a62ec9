import {
  e as a
} from "./shared-T3TCJM24.js";
import "./shared-SQG2CVD2.js";
export {
  a as presets
};
