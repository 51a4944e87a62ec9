import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-FJ6DBN7A.js";
export {
  a as NoTree
};
