import {
  a
} from "./shared-RYBVGMYK.js";
import "./shared-RUGZYUKN.js";
export {
  a as openHttp
};
