import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-PUR5MB6S.js";
export {
  a as NoTree
};
