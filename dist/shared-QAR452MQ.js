import {
  a
} from "./shared-YZGCA5QX.js";
import "./shared-QVNY7J34.js";
export {
  a as openHttp
};
