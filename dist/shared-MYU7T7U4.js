import {
  e as a
} from "./shared-WNVBVSVA.js";
import "./shared-SKKANMOY.js";
export {
  a as presets
};
