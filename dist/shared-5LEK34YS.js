import {
  e as a
} from "./shared-43HIX3AK.js";
import "./shared-PVOHVEDD.js";
export {
  a as presets
};
