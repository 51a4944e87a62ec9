import {
  a
} from "./shared-V3H6ND5V.js";
import "./shared-DJBX7BB7.js";
export {
  a as openHttp
};
