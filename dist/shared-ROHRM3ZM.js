import {
  a
} from "./shared-7XYZ7DP6.js";
import "./shared-7E4L2H65.js";
export {
  a as openHttp
};
