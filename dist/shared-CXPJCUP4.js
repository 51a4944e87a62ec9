import {
  a
} from "./shared-Q2HCDKHY.js";
import "./shared-GHABWJEN.js";
export {
  a as openHttp
};
