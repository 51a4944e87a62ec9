import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-PVOHVEDD.js";
export {
  a as NoTree
};
