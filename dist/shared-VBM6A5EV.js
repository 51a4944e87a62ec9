import {
  e as a
} from "./shared-J63HBHC2.js";
import "./shared-LJEFSPGY.js";
export {
  a as presets
};
