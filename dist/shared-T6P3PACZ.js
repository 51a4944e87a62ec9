import {
  e as a
} from "./shared-A5DKUC2L.js";
import "./shared-2MBM6T2L.js";
export {
  a as presets
};
