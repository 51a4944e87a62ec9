import {
  a
} from "./shared-Q4XUGKVJ.js";
import "./shared-SKKANMOY.js";
export {
  a as openHttp
};
