import {
  e as a
} from "./shared-TVUE33YP.js";
import "./shared-64TWM7JS.js";
export {
  a as presets
};
