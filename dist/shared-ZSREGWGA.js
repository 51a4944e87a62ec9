import {
  a
} from "./shared-2RYG55SL.js";
import "./shared-5OKCBDLO.js";
export {
  a as openHttp
};
