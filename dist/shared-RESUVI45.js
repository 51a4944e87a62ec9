import {
  e as a
} from "./shared-2GRANT5L.js";
import "./shared-3XG3QA5C.js";
export {
  a as presets
};
