import {
  f as a,
  g as b
} from "./shared-RKG76JNM.js";
import "./shared-TD6EPFOE.js";
import "./shared-ISBL5IVO.js";
import "./shared-FBVWU2RQ.js";
export {
  a as fillIn,
  b as machineFor
};
