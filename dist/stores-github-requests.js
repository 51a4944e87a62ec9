export { send } from "./requests.js";
