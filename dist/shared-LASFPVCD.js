import {
  a
} from "./shared-VTEUL4HE.js";
import "./shared-GFIOWVMO.js";
export {
  a as openHttp
};
