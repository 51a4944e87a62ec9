import {
  e as a
} from "./shared-XWSIQUR2.js";
import "./shared-XZJDEQEJ.js";
export {
  a as presets
};
