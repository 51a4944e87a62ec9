import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-4IQV5RIW.js";
import "./shared-WO6QTOHB.js";
import "./shared-LHR6TG26.js";
import "./shared-PDCWJOQY.js";
import "./shared-TASGLVX3.js";
import "./shared-ZDEOQTUX.js";
import "./shared-FCJGOPCB.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
