import {
  a,
  b
} from "./shared-UPVNFBFF.js";
import "./shared-X4CVKZUX.js";
import "./shared-HPK4OUUQ.js";
import "./shared-HHWTHPHT.js";
import "./shared-UIJIBSIY.js";
import "./shared-SK7CH2GV.js";
import "./shared-J3K5DTX5.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
