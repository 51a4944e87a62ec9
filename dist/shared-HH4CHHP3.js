import {
  a
} from "./shared-YO3QY7HV.js";
import "./shared-NFZQB4KT.js";
export {
  a as openHttp
};
