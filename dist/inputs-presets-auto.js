export { choicesOf, tellLeftOut } from "./auto.js";
