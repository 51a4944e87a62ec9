export { fillIn, setForLaterSteps } from "./fill-in.js";
