import {
  o as a
} from "./shared-C3KLRULL.js";
import "./shared-5VPYOT4O.js";
export {
  a as presets
};
