import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as r
} from "./shared-ONQGPMVE.js";

// src/main/bench.ts
await r("bench");
