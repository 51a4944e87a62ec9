import {
  a,
  b
} from "./shared-6ZHN67ZI.js";
import "./shared-SPQPQIV3.js";
import "./shared-AYGUU4FW.js";
import "./shared-TCX7ZOSZ.js";
import "./shared-PV5E67XP.js";
import "./shared-SK7CH2GV.js";
import "./shared-PBHNXTLO.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
