import {
  a
} from "./shared-UH2Z7M5S.js";
import "./shared-4H6W3SON.js";
export {
  a as openHttp
};
