import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-4H6W3SON.js";
export {
  a as NoTree
};
