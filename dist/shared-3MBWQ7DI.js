import {
  a
} from "./shared-5GPSYURP.js";
import "./shared-ONEEQVHS.js";
export {
  a as openHttp
};
