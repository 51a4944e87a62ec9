import {
  a
} from "./shared-BZTMMQUG.js";
import "./shared-UB7QJKMX.js";
export {
  a as openHttp
};
