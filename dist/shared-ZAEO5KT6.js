import {
  e as a
} from "./shared-2ZT3Z2B2.js";
import "./shared-MZ2KCVPD.js";
export {
  a as presets
};
