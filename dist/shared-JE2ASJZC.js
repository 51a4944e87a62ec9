import {
  a
} from "./shared-BFQVUAPT.js";
import "./shared-MGIYZCUN.js";
export {
  a as openHttp
};
