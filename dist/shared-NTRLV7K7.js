import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  __commonJS,
  __require
} from "./shared-6XEEPUUL.js";

// lighter-node:http?@smithy/node-http-handler/dist-es/node-http-handler.js
var require_http = __commonJS({
  "lighter-node:http?@smithy/node-http-handler/dist-es/node-http-handler.js"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:http")[name] }));
  }
});
export default require_http();
