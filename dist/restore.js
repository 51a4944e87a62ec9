import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-L2SET7SS.js";

// src/main/restore.ts
await run("restore");
