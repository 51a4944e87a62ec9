import {
  a
} from "./shared-7MZW2F2P.js";
import "./shared-LJEFSPGY.js";
export {
  a as openHttp
};
