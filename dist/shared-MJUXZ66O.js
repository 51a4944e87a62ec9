import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-DJVQNQ3A.js";
export {
  a as NoTree
};
