import {
  a
} from "./shared-VBLEKR5C.js";
import "./shared-USLPFLSL.js";
export {
  a as openHttp
};
