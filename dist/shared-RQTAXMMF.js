import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-I3BI4657.js";
import "./shared-3YK7ZSW3.js";
import "./shared-R2J4XQNS.js";
import "./shared-SNMWE52M.js";
import "./shared-6TVQPJNT.js";
import "./shared-ZDEOQTUX.js";
import "./shared-YYLESSE4.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
