import {
  a
} from "./shared-B3N2MVUJ.js";
import "./shared-S4GQ5EHT.js";
export {
  a as openHttp
};
