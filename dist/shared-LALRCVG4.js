import {
  a
} from "./shared-EGOL6OGZ.js";
import "./shared-LDFMPZS4.js";
export {
  a as openHttp
};
