import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-COZU76RS.js";
import "./shared-6CLW6HEY.js";
import "./shared-6BJPCEQL.js";
import "./shared-IK6F6NP3.js";
import "./shared-2QRVAG42.js";
import "./shared-ZDEOQTUX.js";
import "./shared-EON67253.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
