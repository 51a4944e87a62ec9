import {
  a,
  b
} from "./shared-DCXSC4YU.js";
import "./shared-QWX3R6QL.js";
import "./shared-OBLHQSAC.js";
import "./shared-6UW66ASM.js";
import "./shared-RFD4WRDN.js";
import "./shared-TJHLUTZW.js";
import "./shared-3VJ7PYHG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
