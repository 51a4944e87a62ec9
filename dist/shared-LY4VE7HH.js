import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-D7N7JDBP.js";
import "./shared-G4JSFCY5.js";
import "./shared-VB3LRZZH.js";
import "./shared-4WJ2YXTU.js";
import "./shared-IKKML6JI.js";
import "./shared-ZDEOQTUX.js";
import "./shared-AW5RAAGE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
