import {
  a
} from "./shared-GPFBWK47.js";
import "./shared-PVOHVEDD.js";
export {
  a as openHttp
};
