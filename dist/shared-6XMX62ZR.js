import {
  a
} from "./shared-SHSRUJS3.js";
import "./shared-FBVWU2RQ.js";
export {
  a as openHttp
};
