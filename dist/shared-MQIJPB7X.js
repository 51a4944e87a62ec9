import {
  a
} from "./shared-DKNYD6LL.js";
import "./shared-AIQVJCZL.js";
export {
  a as openHttp
};
