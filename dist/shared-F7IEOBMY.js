import {
  a
} from "./shared-5PY6XKVF.js";
import "./shared-62V36QLB.js";
export {
  a as openHttp
};
