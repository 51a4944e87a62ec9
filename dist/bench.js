import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-IS244HUY.js";

// src/main/bench.ts
await r("bench");
