export { choicesOf, isOfTwoCaches, namesFiles, tellLeftOut } from "./auto.js";
