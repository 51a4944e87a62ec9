import {
  e as a
} from "./shared-HOGU4TCP.js";
import "./shared-HN6SVQ6H.js";
export {
  a as presets
};
