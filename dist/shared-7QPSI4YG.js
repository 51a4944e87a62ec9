import {
  a
} from "./shared-5SNJEOWI.js";
import "./shared-ZEAL3R6B.js";
export {
  a as openHttp
};
