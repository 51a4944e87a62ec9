import {
  e as a
} from "./shared-3OVMJQ23.js";
import "./shared-JB6ZGLTQ.js";
export {
  a as presets
};
