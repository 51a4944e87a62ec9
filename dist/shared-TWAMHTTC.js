import {
  a
} from "./shared-GEMB62M3.js";
import "./shared-SQG2CVD2.js";
export {
  a as openHttp
};
