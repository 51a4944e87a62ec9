import {
  a
} from "./shared-ZNDQHXZI.js";
import "./shared-5ZCUOPW7.js";
export {
  a as openHttp
};
