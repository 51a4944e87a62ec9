import {
  a
} from "./shared-TC2J2IGJ.js";
import "./shared-NVKZCG2K.js";
export {
  a as openHttp
};
