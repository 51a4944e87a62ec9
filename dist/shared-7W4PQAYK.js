import {
  a
} from "./shared-ZWMWRGAS.js";
import "./shared-I27CKNND.js";
export {
  a as openHttp
};
