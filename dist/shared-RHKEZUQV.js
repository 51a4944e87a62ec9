import {
  a,
  b
} from "./shared-HY5GLEEA.js";
import "./shared-7YZANGBN.js";
import "./shared-5WI7MUTE.js";
import "./shared-NCJU7QZA.js";
import "./shared-5VSQPXSX.js";
import "./shared-TJHLUTZW.js";
import "./shared-FJ6DBN7A.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
