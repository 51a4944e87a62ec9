import {
  a
} from "./shared-5IOPSC34.js";
import "./shared-VTOURBZ3.js";
export {
  a as openHttp
};
