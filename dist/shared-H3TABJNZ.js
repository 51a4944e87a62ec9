import {
  a,
  b
} from "./shared-MXWJWVQE.js";
import "./shared-JV23F666.js";
import "./shared-BUENLEJF.js";
import "./shared-H4HETJ4L.js";
import "./shared-G5LPM4YZ.js";
import "./shared-Z4FJVHAU.js";
import "./shared-LHCUWEFM.js";
import "./shared-ELFWWHYE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
