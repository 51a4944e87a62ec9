import {
  f as a,
  g as b
} from "./shared-BWABBAQZ.js";
import "./shared-RFKYRGKW.js";
import "./shared-EACQPENV.js";
import "./shared-YYAGXSEK.js";
export {
  a as fillIn,
  b as machineFor
};
