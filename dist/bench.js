import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as r
} from "./shared-ZC7LJIYY.js";

// src/main/bench.ts
await r("bench");
