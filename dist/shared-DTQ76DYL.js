import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-LGU5VVRA.js";
export {
  a as NoTree
};
