import {
  a,
  b
} from "./shared-K45QEBVV.js";
import "./shared-GGG7KFSL.js";
import "./shared-3VKQZOYY.js";
import "./shared-LDQQYJKI.js";
import "./shared-G5LPM4YZ.js";
import "./shared-NNE4TJK2.js";
import "./shared-LHCUWEFM.js";
import "./shared-A4ETSIFG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
