import {
  a
} from "./shared-Q6DEBXKX.js";
import "./shared-KOLJALZE.js";
export {
  a as openHttp
};
