import {
  a
} from "./shared-K2GD73J2.js";
import "./shared-JJFE6Q6W.js";
export {
  a as openHttp
};
