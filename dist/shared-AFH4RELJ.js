import {
  e as a
} from "./shared-VJUJXRQX.js";
import "./shared-3VJ7PYHG.js";
export {
  a as presets
};
