import {
  a,
  b
} from "./shared-FVQ3QS2T.js";
import "./shared-XSZOHCAJ.js";
import "./shared-XXEKIJBY.js";
import "./shared-VZDEKSX4.js";
import "./shared-EU7GVDHJ.js";
import "./shared-SK7CH2GV.js";
import "./shared-2XXTVJ2T.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
