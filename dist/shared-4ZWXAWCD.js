import {
  a,
  b
} from "./shared-RVSGMJTD.js";
import "./shared-W2V7AT7Q.js";
import "./shared-UUI2TO66.js";
import "./shared-VVGGHIEQ.js";
import "./shared-JEBRZDNU.js";
import "./shared-TJHLUTZW.js";
import "./shared-USLPFLSL.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
