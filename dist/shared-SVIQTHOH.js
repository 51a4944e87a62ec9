import {
  e as a
} from "./shared-IBJZK4OF.js";
import "./shared-FJ6DBN7A.js";
export {
  a as presets
};
