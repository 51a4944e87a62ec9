import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-ANVP2FQX.js";
export {
  a as NoTree
};
