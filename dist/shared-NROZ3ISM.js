import {
  e as a
} from "./shared-EACQPENV.js";
import "./shared-YYAGXSEK.js";
export {
  a as presets
};
