import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-FZMDHMJH.js";
export {
  a as NoTree
};
