import {
  o as a
} from "./shared-O6LE6KGH.js";
import "./shared-4H6W3SON.js";
export {
  a as presets
};
