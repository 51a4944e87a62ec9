import {
  a
} from "./shared-ZEV2MN24.js";
import "./shared-JB6ZGLTQ.js";
export {
  a as openHttp
};
