import {
  e as a
} from "./shared-FU4RRZV3.js";
import "./shared-ZBED4KCG.js";
export {
  a as presets
};
