import {
  e as a
} from "./shared-YWDE3QRH.js";
import "./shared-H7TO7BL7.js";
export {
  a as presets
};
