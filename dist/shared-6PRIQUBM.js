import {
  a
} from "./shared-I3NUFFBG.js";
import "./shared-H5DKZ2X5.js";
export {
  a as openHttp
};
