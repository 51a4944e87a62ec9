import {
  a
} from "./shared-FDKL6YEP.js";
import "./shared-DVQJ3GXW.js";
export {
  a as openHttp
};
