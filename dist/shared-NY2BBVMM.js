import {
  e as a
} from "./shared-57HOOAMT.js";
import "./shared-USLPFLSL.js";
export {
  a as presets
};
