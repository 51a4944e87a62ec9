import {
  a,
  b
} from "./shared-GF25FGRA.js";
import "./shared-FCS67DZ2.js";
import "./shared-GRP3LZX6.js";
import "./shared-P35PQMEW.js";
import "./shared-RN5UU5UO.js";
import "./shared-TJHLUTZW.js";
import "./shared-MLYU6XW5.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
