import {
  e as a
} from "./shared-4FFUHR33.js";
import "./shared-RUGZYUKN.js";
export {
  a as presets
};
