import {
  e as a
} from "./shared-25PS3WKA.js";
import "./shared-LGU5VVRA.js";
export {
  a as presets
};
