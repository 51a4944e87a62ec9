import {
  a
} from "./shared-LUWI5U5O.js";
import "./shared-YYAGXSEK.js";
export {
  a as openHttp
};
