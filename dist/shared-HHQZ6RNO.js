import {
  a
} from "./shared-UNITNCKZ.js";
import "./shared-64TWM7JS.js";
export {
  a as openHttp
};
