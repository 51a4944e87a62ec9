import {
  a,
  b
} from "./shared-JTCSL67C.js";
import "./shared-OTJYMEAY.js";
import "./shared-473OZCWN.js";
import "./shared-UBV7CUIS.js";
import "./shared-GAWYB3FL.js";
import "./shared-TJHLUTZW.js";
import "./shared-DJVQNQ3A.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
