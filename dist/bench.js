import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-6UIMIUVF.js";

// src/main/bench.ts
await r("bench");
