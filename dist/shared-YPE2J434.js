import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-DU7UEHYP.js";
export {
  a as NoTree
};
