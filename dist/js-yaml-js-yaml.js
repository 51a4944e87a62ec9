export { FAILSAFE_SCHEMA, load } from "./js-yaml.js";
