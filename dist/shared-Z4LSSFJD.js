import {
  a
} from "./shared-UAE53JGD.js";
import "./shared-EER6DMI4.js";
export {
  a as openHttp
};
