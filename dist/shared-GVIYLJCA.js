import {
  e as a
} from "./shared-RGAOTWN5.js";
import "./shared-5ZCUOPW7.js";
export {
  a as presets
};
