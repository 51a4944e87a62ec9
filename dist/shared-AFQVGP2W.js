import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-5ZCUOPW7.js";
export {
  a as NoTree
};
