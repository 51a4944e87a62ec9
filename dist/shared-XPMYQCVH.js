import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-5VV3L5EA.js";
export {
  a as NoTree
};
