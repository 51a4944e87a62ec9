import {
  a,
  b
} from "./shared-YWJGZ4YG.js";
import "./shared-2USBAQUV.js";
import "./shared-6CJ3GP47.js";
import "./shared-ST6HLYN5.js";
import "./shared-7V2K6GNV.js";
import "./shared-SK7CH2GV.js";
import "./shared-JWCP2U7Q.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
