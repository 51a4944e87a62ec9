import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-Q7XQ6ZFV.js";

// src/main/bench.ts
await run("bench");
