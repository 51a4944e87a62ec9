import {
  a
} from "./shared-NEEMDAYD.js";
import "./shared-3VJ7PYHG.js";
export {
  a as openHttp
};
