import {
  a,
  b
} from "./shared-VWCR4MCR.js";
import "./shared-FWFJNZRE.js";
import "./shared-HVS4LGE2.js";
import "./shared-WYASJ3TG.js";
import "./shared-G5LPM4YZ.js";
import "./shared-2OO7DFWX.js";
import "./shared-UM3YMJKL.js";
import "./shared-EQKOR6PE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
