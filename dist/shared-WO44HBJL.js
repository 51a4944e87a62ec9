import {
  a
} from "./shared-Q6MDOLS2.js";
import "./shared-O57G4FRF.js";
export {
  a as openHttp
};
