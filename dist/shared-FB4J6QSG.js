import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-YYAGXSEK.js";
export {
  a as NoTree
};
