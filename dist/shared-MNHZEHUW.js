import {
  a,
  b
} from "./shared-ZPJDS5GM.js";
import "./shared-HOR5W6ZA.js";
import "./shared-R23SZXPE.js";
import "./shared-YV3AMOY6.js";
import "./shared-2P4SFMS2.js";
import "./shared-SK7CH2GV.js";
import "./shared-5LCSFLWW.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
