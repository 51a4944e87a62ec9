import {
  a,
  b
} from "./shared-HG65IH6A.js";
import "./shared-2F7BIBNS.js";
import "./shared-T57LVWNU.js";
import "./shared-7NN45VUX.js";
import "./shared-UZ6BWIYL.js";
import "./shared-TJHLUTZW.js";
import "./shared-FBVWU2RQ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
