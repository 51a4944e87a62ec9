import {
  a
} from "./shared-HTWENHRS.js";
import "./shared-3XG3QA5C.js";
export {
  a as openHttp
};
