import {
  a
} from "./shared-XD23BNMH.js";
import "./shared-DJVQNQ3A.js";
export {
  a as openHttp
};
