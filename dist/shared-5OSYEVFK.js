import {
  e as a
} from "./shared-MKCPO4UX.js";
import "./shared-LDFMPZS4.js";
export {
  a as presets
};
