import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-DJBX7BB7.js";
export {
  a as NoTree
};
