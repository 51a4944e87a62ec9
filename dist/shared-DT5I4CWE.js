import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-J3K5DTX5.js";
export {
  a as NoTree
};
