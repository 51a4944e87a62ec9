import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as r
} from "./shared-H3G6XJBL.js";

// src/main/bench.ts
await r("bench");
