import {
  a
} from "./shared-TEM2BGYN.js";
import "./shared-BSJPJVOG.js";
export {
  a as openHttp
};
