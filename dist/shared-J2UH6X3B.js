import {
  a
} from "./shared-SWD2KPV4.js";
import "./shared-YCZRCYCD.js";
export {
  a as openHttp
};
