import {
  a
} from "./shared-WG64UW4Z.js";
import "./shared-ELFWWHYE.js";
export {
  a as openHttp
};
