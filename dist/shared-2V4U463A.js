import {
  a
} from "./shared-JXU2NYT3.js";
import "./shared-FJ6DBN7A.js";
export {
  a as openHttp
};
