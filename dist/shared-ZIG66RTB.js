import {
  a
} from "./shared-ZNK6DF2F.js";
import "./shared-AKOX3KSV.js";
export {
  a as openHttp
};
