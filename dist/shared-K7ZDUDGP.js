import {
  a
} from "./shared-JGJ4D6YF.js";
import "./shared-QLS4Z2AQ.js";
export {
  a as openHttp
};
