import {
  a
} from "./shared-KRMXYXXD.js";
import "./shared-MLYU6XW5.js";
export {
  a as openHttp
};
