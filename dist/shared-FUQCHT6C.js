import {
  e as a
} from "./shared-RWECE3SC.js";
import "./shared-BSJPJVOG.js";
export {
  a as presets
};
