import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-VEI5GPC6.js";

// src/main/restore-only.ts
await run("restore-only");
