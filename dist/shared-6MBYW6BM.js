import {
  a
} from "./shared-26NMAL7D.js";
import "./shared-LGU5VVRA.js";
export {
  a as openHttp
};
