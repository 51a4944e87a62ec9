import {
  a
} from "./shared-RJR3GJQY.js";
import "./shared-5VV3L5EA.js";
export {
  a as openHttp
};
