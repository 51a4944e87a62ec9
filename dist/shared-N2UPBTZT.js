import {
  a
} from "./shared-MJLNUOT3.js";
import "./shared-TJVNCZES.js";
export {
  a as openHttp
};
