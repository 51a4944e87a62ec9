import {
  e as a
} from "./shared-CXJBYZSU.js";
import "./shared-6RCURWQW.js";
export {
  a as presets
};
