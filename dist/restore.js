import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-TGS25O2B.js";

// src/main/restore.ts
await run("restore");
