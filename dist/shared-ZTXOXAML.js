import {
  e as a
} from "./shared-KMZJYJ62.js";
import "./shared-2VUY5XB4.js";
export {
  a as presets
};
