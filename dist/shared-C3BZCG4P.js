import {
  a
} from "./shared-WLACVW2O.js";
import "./shared-56JST7QE.js";
export {
  a as openHttp
};
