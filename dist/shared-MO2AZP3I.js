import {
  a,
  b
} from "./shared-GXL5OORR.js";
import "./shared-FDRJERVE.js";
import "./shared-HM7UMHOY.js";
import "./shared-W6NNR4BY.js";
import "./shared-3VEKKZ34.js";
import "./shared-TJHLUTZW.js";
import "./shared-TJVNCZES.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
