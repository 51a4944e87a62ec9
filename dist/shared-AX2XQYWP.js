import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-OVL7AF47.js";
export {
  a as NoTree
};
