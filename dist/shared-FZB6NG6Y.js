import {
  e as a
} from "./shared-OK2RU7T4.js";
import "./shared-2XXTVJ2T.js";
export {
  a as presets
};
