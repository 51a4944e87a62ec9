import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-X3LF6GYH.js";

// src/main/bench.ts
await run("bench");
