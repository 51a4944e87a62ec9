import {
  e as a
} from "./shared-HDTO6DI5.js";
import "./shared-5LCSFLWW.js";
export {
  a as presets
};
