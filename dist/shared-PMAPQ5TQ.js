import {
  a
} from "./shared-U74J24AU.js";
import "./shared-5VPYOT4O.js";
export {
  a as openHttp
};
