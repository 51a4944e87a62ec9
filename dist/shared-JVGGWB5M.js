import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-HN6SVQ6H.js";
export {
  a as NoTree
};
