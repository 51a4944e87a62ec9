import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  require_node_http
} from "./shared-NRSVXS5H.js";
import "./shared-6XEEPUUL.js";
export default require_node_http();
