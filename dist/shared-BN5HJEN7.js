import {
  a
} from "./shared-Q63SA243.js";
import "./shared-H7TO7BL7.js";
export {
  a as openHttp
};
