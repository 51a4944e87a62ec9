import {
  e as a
} from "./shared-MXHOCDXK.js";
import "./shared-RE2ATII2.js";
export {
  a as presets
};
