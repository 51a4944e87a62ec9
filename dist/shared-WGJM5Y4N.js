import {
  a
} from "./shared-JHOIX7IM.js";
import "./shared-KLAXDOYL.js";
export {
  a as openHttp
};
