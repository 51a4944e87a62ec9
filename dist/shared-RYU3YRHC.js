import {
  a
} from "./shared-5WN75ZJV.js";
import "./shared-PQM3PD2X.js";
export {
  a as openHttp
};
