import {
  a
} from "./shared-HWUDMG3H.js";
import "./shared-ZQEHNQBF.js";
export {
  a as openHttp
};
