import {
  e as a
} from "./shared-NPNSRRBW.js";
import "./shared-ONEEQVHS.js";
export {
  a as presets
};
