import {
  a,
  b
} from "./shared-Y7LFUSDR.js";
import "./shared-GCQD7BNL.js";
import "./shared-Z7OCW2AR.js";
import "./shared-KZBI5PO6.js";
import "./shared-37ICVRIE.js";
import "./shared-TJHLUTZW.js";
import "./shared-3XG3QA5C.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
