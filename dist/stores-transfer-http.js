export { openHttp } from "./http.js";
