import {
  a
} from "./shared-OTY3WKUZ.js";
import "./shared-XZJDEQEJ.js";
export {
  a as openHttp
};
