import {
  e as a
} from "./shared-NMCCJDNO.js";
import "./shared-62V36QLB.js";
export {
  a as presets
};
