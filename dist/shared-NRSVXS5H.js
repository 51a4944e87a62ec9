import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  __commonJS,
  __require
} from "./shared-6XEEPUUL.js";

// required:node:http
var require_node_http = __commonJS({
  "required:node:http"(exports, module) {
    module.exports = __require("node:http");
  }
});

export {
  require_node_http
};
