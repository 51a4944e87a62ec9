import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-I27CKNND.js";
export {
  a as NoTree
};
