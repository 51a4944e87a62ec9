import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-JWCP2U7Q.js";
export {
  a as NoTree
};
