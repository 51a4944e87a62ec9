export { sendRequest } from "./requests.js";
