import {
  a,
  b
} from "./shared-2HGJ7KEA.js";
import "./shared-JCQ3X6NA.js";
import "./shared-U3UQKT46.js";
import "./shared-FQ6STYJS.js";
import "./shared-CCAYEY3S.js";
import "./shared-TJHLUTZW.js";
import "./shared-RUGZYUKN.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
