import {
  a
} from "./shared-XWJOCNOD.js";
import "./shared-IAEZ3SPR.js";
export {
  a as openHttp
};
