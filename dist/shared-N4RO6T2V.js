import {
  a
} from "./shared-X5DHGTPE.js";
import "./shared-56XQ7IA3.js";
export {
  a as openHttp
};
