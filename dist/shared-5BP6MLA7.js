import {
  e as a
} from "./shared-367LOWZB.js";
import "./shared-IKFAL5NA.js";
export {
  a as presets
};
