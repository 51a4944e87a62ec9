import {
  a
} from "./shared-AXCY7JJU.js";
import "./shared-ANVP2FQX.js";
export {
  a as openHttp
};
