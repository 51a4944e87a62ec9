import {
  a
} from "./shared-DSJ6SLK6.js";
import "./shared-2VUY5XB4.js";
export {
  a as openHttp
};
