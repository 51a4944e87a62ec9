import {
  e as a
} from "./shared-PCM3ZXLD.js";
import "./shared-OVL7AF47.js";
export {
  a as presets
};
