import {
  a
} from "./shared-GK72YNGG.js";
import "./shared-KKVGMA6L.js";
export {
  a as openHttp
};
