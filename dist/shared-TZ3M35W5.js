import {
  a
} from "./shared-63LO2XUS.js";
import "./shared-EQKOR6PE.js";
export {
  a as openHttp
};
