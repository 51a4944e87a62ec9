import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-2XXTVJ2T.js";
export {
  a as NoTree
};
