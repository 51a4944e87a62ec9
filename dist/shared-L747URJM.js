import {
  a,
  b
} from "./shared-OVFRZKQ6.js";
import "./shared-ZLVQCRVK.js";
import "./shared-RRIRUR5N.js";
import "./shared-NBG4IMVZ.js";
import "./shared-DGU2Z6Q2.js";
import "./shared-TJHLUTZW.js";
import "./shared-ZQEHNQBF.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
