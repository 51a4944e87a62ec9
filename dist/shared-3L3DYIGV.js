import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-L7AV6OTJ.js";
export {
  a as NoTree
};
