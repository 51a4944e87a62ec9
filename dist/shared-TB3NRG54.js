import {
  a
} from "./shared-RL3JKIOA.js";
import "./shared-2MBM6T2L.js";
export {
  a as openHttp
};
